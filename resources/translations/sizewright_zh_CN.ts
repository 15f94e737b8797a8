<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Accuracy</name>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Training form</source>
        <translation>训练形式</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>n</source>
        <translation>条数</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why they cannot be met</source>
        <translation>为何无法吻合</translation>
    </message>
    <message>
        <source>Memory
median</source>
        <translation>显存
中位数</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>parts of the predicted step</source>
        <translation>预测步时的构成</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>微批次 %1</translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation>全局批次 %1</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>序列 %1</translation>
    </message>
    <message>
        <source>Cannot be met – %1:</source>
        <translation>无法吻合——%1：</translation>
    </message>
    <message>
        <source>Assumed:</source>
        <translation>假设：</translation>
    </message>
    <message>
        <source>Skipped:</source>
        <translation>跳过原因：</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>备注：</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation>已跳过：%1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>显存溢出</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Time
median</source>
        <translation>步时
中位数</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New plan</source>
        <translation>新建规划(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import config.json…</source>
        <translation>导入 config.json(&amp;I)…</translation>
    </message>
    <message>
        <source>Export &amp;report as PDF…</source>
        <translation>将报告导出为 PDF(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add scenario</source>
        <translation>添加方案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Duplicate scenario</source>
        <translation>复制方案(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename scenario</source>
        <translation>重命名方案(&amp;R)</translation>
    </message>
    <message>
        <source>Move scenario &amp;up</source>
        <translation>上移方案(&amp;U)</translation>
    </message>
    <message>
        <source>Move scenario d&amp;own</source>
        <translation>下移方案(&amp;O)</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>设为基准(&amp;B)</translation>
    </message>
    <message>
        <source>De&amp;lete scenario</source>
        <translation>删除方案(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy comparison</source>
        <translation>复制对比表(&amp;C)</translation>
    </message>
    <message>
        <source>Export comparison as CS&amp;V…</source>
        <translation>将对比导出为 CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>推导过程(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Sizewright</source>
        <translation>关于 Sizewright(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accuracy…</source>
        <translation>预测精度(&amp;A)…</translation>
    </message>
    <message>
        <source>Export &amp;money as a workbook…</source>
        <translation>将费用导出为工作簿(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Price book…</source>
        <translation>价格库(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>Binding</name>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>links inside the node</source>
        <translation>节点内互联</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>launch overhead</source>
        <translation>内核启动开销</translation>
    </message>
</context>
<context>
    <name>Bounds</name>
    <message>
        <source>some figures are larger than a number can hold and are left out; look for a slip in the model, the data or the prices</source>
        <translation>有些指标超出了数字的表示范围，已略去；请检查模型、数据或价格是否有笔误</translation>
    </message>
    <message>
        <source>the measured step is faster than the card can compute: it would reach %1 of its peak; check the cards, the batch and the sequence of the measurement</source>
        <translation>实测步时快于卡的计算能力：相当于峰值的 %1；请核对实测的卡数、批次和序列长度</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>%1 is left out: its memory is not published</source>
        <translation>未收录 %1：显存容量未公布</translation>
    </message>
    <message>
        <source>%1 is left out: its memory bandwidth is not published</source>
        <translation>未收录 %1：显存带宽未公布</translation>
    </message>
    <message>
        <source>%1 is left out: its 16-bit peak is not published</source>
        <translation>未收录 %1：16 位峰值算力未公布</translation>
    </message>
    <message>
        <source>the row has %1 fields, the header has %2</source>
        <translation>这一行有 %1 个字段，表头有 %2 个</translation>
    </message>
    <message>
        <source>the table is larger than 64 MiB; split it or drop columns</source>
        <translation>表格超过 64 MiB；请拆分或删去若干列</translation>
    </message>
    <message>
        <source>the text is UTF-16; save the table as CSV in UTF-8</source>
        <translation>文本是 UTF-16 编码；请将表格另存为 UTF-8 编码的 CSV</translation>
    </message>
    <message>
        <source>this is binary data, not a table of text; save it as CSV</source>
        <translation>这是二进制数据，不是文本表格；请另存为 CSV</translation>
    </message>
    <message>
        <source>the text is not UTF-8; save the table as CSV in UTF-8</source>
        <translation>文本不是 UTF-8 编码；请将表格另存为 UTF-8 编码的 CSV</translation>
    </message>
    <message>
        <source>a quotation mark is out of place; quote the whole field and double the marks within it</source>
        <translation>引号位置不对；请用引号括住整个字段，字段内的引号写两遍</translation>
    </message>
    <message>
        <source>there is not enough memory to read the table</source>
        <translation>内存不足，无法读入表格</translation>
    </message>
    <message>
        <source>the table is empty: it has no header</source>
        <translation>表格是空的：没有表头</translation>
    </message>
    <message>
        <source>the column “%1” appears twice</source>
        <translation>列“%1”出现了两次</translation>
    </message>
    <message>
        <source>one quote, %1 %2 per %3, from %4 (%5)</source>
        <translation>单一报价：%1 %2 / %3，来自 %4（%5）</translation>
    </message>
    <message>
        <source>median of %1 quotes from %2 to %3 %4, the newest of %5</source>
        <translation>%1 个报价的中位数，范围 %2～%3 %4，最新为 %5</translation>
    </message>
    <message>
        <source>no quote: %1 %2 of %3 × %4, the geometric mean of the ratios of 16-bit peak and memory bandwidth</source>
        <translation>无报价：以 %3 的 %1 %2 乘以 %4 估算，即 16 位峰值之比与显存带宽之比的几何平均</translation>
    </message>
    <message>
        <source>no quote: %1 of the on-demand price, %2 %3; spot is listed at 0.35 to 0.70 of it</source>
        <translation>无报价：取按需价 %2 %3 的 %1 倍；竞价实例的标价为按需价的 0.35～0.70 倍</translation>
    </message>
    <message>
        <source>%1 of the on-demand price, %2 %3, since the reserved quotes are older and dearer than that; a year is listed at 0.59 to 0.83 of it</source>
        <translation>取按需价 %2 %3 的 %1 倍，因为预留报价更旧且更贵；包年标价为按需价的 0.59～0.83 倍</translation>
    </message>
    <message>
        <source>no quote: %1 of the on-demand price, %2 %3; a year is listed at 0.59 to 0.83 of it</source>
        <translation>无报价：取按需价 %2 %3 的 %1 倍；包年标价为按需价的 0.59～0.83 倍</translation>
    </message>
    <message>
        <source>cards at %1 %2 (%3) and %4 for the rest of a server with %5 of them: 0.35 of the cards, as for H100, but not under %6</source>
        <translation>卡价 %1 %2（%3），装 %5 张卡的服务器其余部分计 %4：同 H100，取卡价的 0.35 倍，但不低于 %6</translation>
    </message>
    <message>
        <source>“%1” may hold small letters, digits, - and . only</source>
        <translation>“%1”只能由小写字母、数字、- 和 . 组成</translation>
    </message>
    <message>
        <source>must be a whole number; it is %1</source>
        <translation>必须是整数；现为 %1</translation>
    </message>
    <message>
        <source>an object with named values is expected here</source>
        <translation>此处应为带名称的对象</translation>
    </message>
    <message>
        <source>must be a text; it is %1</source>
        <translation>必须是文本；现为 %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>must be a number; it is “%1”</source>
        <translation>必须是数字；现为“%1”</translation>
    </message>
    <message>
        <source>must lie between %1 and %2; it is %3</source>
        <translation>必须在 %1 与 %2 之间；现为 %3</translation>
    </message>
    <message>
        <source>must be true or false; it is %1</source>
        <translation>必须是 true 或 false；现为 %1</translation>
    </message>
    <message>
        <source>“%1” is not known; one of: %2</source>
        <translation>不认识“%1”；可选：%2</translation>
    </message>
    <message>
        <source>is not a property of a model</source>
        <translation>不是模型的属性</translation>
    </message>
    <message>
        <source>the shape has %1 parameters, %2 are published</source>
        <translation>按结构计算有 %1 个参数，公布值为 %2</translation>
    </message>
    <message>
        <source>is not a list of models in JSON</source>
        <translation>不是 JSON 格式的模型列表</translation>
    </message>
    <message>
        <source>“%1” is the name of two entries</source>
        <translation>有两个条目都叫“%1”</translation>
    </message>
    <message>
        <source>the generation “%1” is not in the catalogue</source>
        <translation>目录中没有“%1”这一代硬件</translation>
    </message>
    <message>
        <source>the accelerator “%1” is not in the catalogue</source>
        <translation>目录中没有加速卡“%1”</translation>
    </message>
    <message>
        <source>the column “%1” must hold a number</source>
        <translation>“%1”列必须是数字</translation>
    </message>
    <message>
        <source>your quote from %1 (%2), %3 %4 per %5 with tax, %6 without; it goes before the %7 quotes of the catalogue</source>
        <translation>采用您的报价：%1（%2），含税 %3 %4 / %5，不含税 %6；优先于目录中的 %7 条报价</translation>
    </message>
    <message>
        <source>your quote from %1 (%2), %3 %4 per %5; it goes before the %6 quotes of the catalogue</source>
        <translation>采用您的报价：%1（%2），%3 %4 / %5；优先于目录中的 %6 条报价</translation>
    </message>
    <message>
        <source>the price includes tax, so its rate is needed to know the net price</source>
        <translation>价格含税，须给出税率才能算出不含税价</translation>
    </message>
    <message>
        <source>the column “%1” must hold a currency</source>
        <translation>“%1”列必须是货币代码</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>其他开销</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>每张卡</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>A click explains the peak stage.</source>
        <translation>点击可查看峰值级的推导。</translation>
    </message>
    <message>
        <source>%1 of %2 stages are shown, the fullest among them.</source>
        <translation>%2 级中显示 %1 级，含占用最多的一级。</translation>
    </message>
    <message>
        <source>usable %1</source>
        <translation>可用 %1</translation>
    </message>
    <message>
        <source>nominal %1</source>
        <translation>标称 %1</translation>
    </message>
    <message>
        <source>Peak on stage %1: </source>
        <translation>峰值在第 %1 级：</translation>
    </message>
    <message>
        <source>%1 of %2 usable, %3 to spare</source>
        <translation>可用 %2，占用 %1，余 %3</translation>
    </message>
    <message>
        <source>%1 of %2 usable, %3 too much</source>
        <translation>可用 %2，需要 %1，超出 %3</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>The memory of a card needs a model, a sequence length and an accelerator.</source>
        <translation>要计算单卡显存，需要模型、序列长度和加速卡。</translation>
    </message>
    <message>
        <source>%1 after %2: %3</source>
        <translation>%1，%2后：%3</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>build</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>build, less resale</source>
        <translation>自建，扣除转售</translation>
    </message>
    <message>
        <source>this run: %1</source>
        <translation>本次训练：%1</translation>
    </message>
    <message>
        <source>This run takes %1, beyond the chart.</source>
        <translation>本次训练需要 %1，超出图的范围。</translation>
    </message>
    <message>
        <source>Building does not break even against renting within the life of the hardware.</source>
        <translation>在硬件年限内，自建不能与租用持平。</translation>
    </message>
    <message>
        <source>break-even: %1</source>
        <translation>盈亏平衡：%1</translation>
    </message>
    <message>
        <source>Building breaks even against renting after %1, beyond the chart.</source>
        <translation>自建在 %1后与租用持平，超出图的范围。</translation>
    </message>
    <message>
        <source>Rent, lease or build</source>
        <translation>租用、长租或自建</translation>
    </message>
    <message>
        <source>Cost so far when the plan&apos;s cards are used without a pause</source>
        <translation>规划中的卡不间断使用时的累计费用</translation>
    </message>
    <message>
        <source>Months of use</source>
        <translation>使用月数</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计费用</translation>
    </message>
    <message>
        <source>The routes need a card count and prices.</source>
        <translation>三种方式的比较需要卡数和价格。</translation>
    </message>
    <message>
        <source>The budget of %1 lies above the chart.</source>
        <translation>预算 %1 在图的上方之外。</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>The stop-loss of %1 lies above the chart.</source>
        <translation>止损 %1 在图的上方之外。</translation>
    </message>
    <message>
        <source>stop-loss</source>
        <translation>止损</translation>
    </message>
    <message>
        <source>The break-even counts interest and resale, so it need not lie where the lines cross.</source>
        <translation>盈亏平衡计入利息和转售，所以不一定落在曲线交点上。</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张卡</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>ideal: %1</source>
        <translation>理想：%1</translation>
    </message>
    <message>
        <source>acceptable: %1 to %2 days</source>
        <translation>可接受：%1～%2 天</translation>
    </message>
    <message>
        <source>The acceptable range of %1 to %2 days lies outside the chart.</source>
        <translation>可接受的 %1～%2 天在图的范围之外。</translation>
    </message>
    <message>
        <source>knee: %1 cards</source>
        <translation>拐点：%1 张卡</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>本规划</translation>
    </message>
    <message>
        <source>this plan: %1</source>
        <translation>本规划：%1</translation>
    </message>
    <message>
        <source>No layout fits on %1 cards.</source>
        <translation>%1 张卡上没有放得下的布局。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Scaling efficiency and MFU</source>
        <translation>扩展效率与 MFU</translation>
    </message>
    <message>
        <source>Speed-up against the smallest count</source>
        <translation>相对最小卡数的加速比</translation>
    </message>
    <message>
        <source>Efficiency against card count</source>
        <translation>效率与卡数</translation>
    </message>
    <message>
        <source>Speed-up against card count</source>
        <translation>加速比与卡数</translation>
    </message>
    <message>
        <source>Step time against card count</source>
        <translation>步时与卡数</translation>
    </message>
    <message>
        <source>Cards, same global batch</source>
        <translation>卡数（全局批次不变）</translation>
    </message>
    <message>
        <source>The scaling curve needs a model, a batch and an accelerator.</source>
        <translation>扩展曲线需要模型、批次和加速卡。</translation>
    </message>
    <message>
        <source>No card count has a layout that fits.</source>
        <translation>没有任何卡数有放得下的布局。</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>未掩盖的通信</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Launch and fixed</source>
        <translation>启动与固定开销</translation>
    </message>
    <message>
        <source>%1 smaller parts</source>
        <translation>其余 %1 个小项</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Anatomy of a step</source>
        <translation>训练步剖析</translation>
    </message>
    <message>
        <source>Time in a step</source>
        <translation>一步中的时间</translation>
    </message>
    <message>
        <source>The time of a step needs a model, a batch, an accelerator and a layout that fits.</source>
        <translation>要计算步时，需要模型、批次、加速卡和放得下的布局。</translation>
    </message>
    <message>
        <source>%1 a step, MFU %2</source>
        <translation>每步 %1，MFU %2</translation>
    </message>
    <message>
        <source>The level is set by the measured step time; the shares are estimated.</source>
        <translation>总量由实测步时确定；各部分比例为估算。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>实测：%1</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Time to the end</source>
        <translation>完成所需时间</translation>
    </message>
    <message>
        <source>Duration against card count</source>
        <translation>用时与卡数</translation>
    </message>
    <message>
        <source>%1 on %2 × %3</source>
        <translation>%1，%2 × %3</translation>
    </message>
    <message>
        <source>measured %1, predicted %2 (%3)</source>
        <translation>实测 %1，预测 %2（%3）</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>预测 = 实测</translation>
    </message>
    <message>
        <source>No row of this selection has both sides.</source>
        <translation>当前筛选中没有同时具备实测与预测的记录。</translation>
    </message>
    <message>
        <source>%1 runs; median error %2; %3 within ±10 %</source>
        <translation>%1 条记录；误差中位数 %2；%3 在 ±10 % 以内</translation>
    </message>
    <message>
        <source>%1: predicted against measured</source>
        <translation>%1：预测与实测</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>未列出</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>已列出</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>No run of this table gives this figure and can be predicted.</source>
        <translation>此表中没有既给出该指标又能预测的记录。</translation>
    </message>
    <message>
        <source>%1; at worst %2</source>
        <translation>%1；最坏 %2</translation>
    </message>
    <message>
        <source>missed, for a known reason</source>
        <translation>有偏差，原因已知</translation>
    </message>
    <message>
        <source>Useful work</source>
        <translation>有效计算</translation>
    </message>
    <message>
        <source>Other losses</source>
        <translation>其他损失</translation>
    </message>
    <message>
        <source>%1, this plan</source>
        <translation>%1（本规划）</translation>
    </message>
    <message>
        <source>%1, knee</source>
        <translation>%1（拐点）</translation>
    </message>
    <message>
        <source>%1 useful</source>
        <translation>有效 %1</translation>
    </message>
    <message>
        <source>On %1 cards %2 of the time does the work of the model</source>
        <translation>%1 张卡时，%2 的时间用于模型计算</translation>
    </message>
    <message>
        <source>Useful: %1 on %2 cards, %3 on %4; what grows most is: %5</source>
        <translation>有效占比：%2 张卡时 %1，%4 张卡时 %3；增长最多的损失：%5</translation>
    </message>
    <message>
        <source>Where the time goes as cards grow</source>
        <translation>加卡之后时间花在哪里</translation>
    </message>
    <message>
        <source>Share of calendar time, same global batch</source>
        <translation>占日历时间的比例（全局批次不变）</translation>
    </message>
    <message>
        <source>Share of calendar time, global batch in proportion</source>
        <translation>占日历时间的比例（全局批次随卡数增大）</translation>
    </message>
    <message>
        <source>Where the time goes needs a model, a batch, an accelerator and a layout that fits.</source>
        <translation>要看时间花在哪里，需要模型、批次、加速卡以及放得下的布局。</translation>
    </message>
    <message>
        <source>Useful work is matrix products, attention, element-wise kernels, experts and head; how far they are from the card&apos;s peak is what MFU says.</source>
        <translation>有效计算指矩阵乘、注意力、逐元素算子、专家和输出头；它们距离卡的峰值有多远，由 MFU 反映。</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>本次训练的费用</translation>
    </message>
    <message>
        <source>Cost against card count</source>
        <translation>费用与卡数</translation>
    </message>
    <message>
        <source>Cards, global batch in proportion</source>
        <translation>卡数（全局批次随卡数增大）</translation>
    </message>
    <message>
        <source>may not fit at worst</source>
        <translation>最坏情况下可能放不下</translation>
    </message>
    <message>
        <source>tensor parallel across nodes; with it inside a step takes %1</source>
        <translation>张量并行跨节点；限制在节点内时每步 %1</translation>
    </message>
    <message>
        <source>tensor parallel across nodes; inside one nothing fits</source>
        <translation>张量并行跨节点；限制在节点内则放不下</translation>
    </message>
    <message>
        <source>batch above the critical batch</source>
        <translation>批次超过临界批次</translation>
    </message>
    <message>
        <source>Days and money</source>
        <translation>天数与费用</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>On the front: no other is better in all of days, money and cards</source>
        <translation>前沿：天数、费用、卡数三者无一方案全面更优</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>被超越</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Search several card counts or cards to see days against money.</source>
        <translation>搜索多种卡数或多种卡型后，可查看天数与费用的关系。</translation>
    </message>
    <message>
        <source>Each dot is the fastest layout of its card and count; the number is the cards. A click takes it into the plan.</source>
        <translation>每个点为该卡型、该卡数下最快的布局，数字为卡数；单击即可用于方案。</translation>
    </message>
    <message>
        <source>universal law of the measured steps</source>
        <translation>实测步时的通用扩展律（USL）</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law of the measured steps</source>
        <translation>实测步时的阿姆达尔定律</translation>
    </message>
    <message>
        <source>nine of ten measurements</source>
        <translation>十次测量中的九次</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1，介于 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Above the chart: %1</source>
        <translation>超出图表范围：%1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Trials, lost rounds, unused</source>
        <translation>试跑、失败轮次与闲置</translation>
    </message>
    <message>
        <source>Power, site, upkeep</source>
        <translation>电力、机房与维保</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>存储与流量</translation>
    </message>
    <message>
        <source>People, data, software</source>
        <translation>人员、数据与软件</translation>
    </message>
    <message>
        <source>Waiting and changes</source>
        <translation>等待与换卡</translation>
    </message>
    <message>
        <source>Cash of the project</source>
        <translation>项目现金流</translation>
    </message>
    <message>
        <source>Money out so far, by month from the decision</source>
        <translation>自决策起逐月累计支出</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Cumulative cash</source>
        <translation>累计现金支出</translation>
    </message>
    <message>
        <source>The cash flow needs a card count and prices.</source>
        <translation>现金流需要卡数和价格。</translation>
    </message>
    <message>
        <source>What each route is made of</source>
        <translation>各路线费用构成</translation>
    </message>
    <message>
        <source>A card-hour by the use of owned cards</source>
        <translation>自有卡使用率与每卡时成本</translation>
    </message>
    <message>
        <source>Use of owned cards</source>
        <translation>自有卡使用率</translation>
    </message>
    <message>
        <source>Cost of a used card-hour</source>
        <translation>每使用卡时成本</translation>
    </message>
    <message>
        <source>%1 of the time used: %2 an hour</source>
        <translation>使用率 %1:每小时 %2</translation>
    </message>
    <message>
        <source>Owning is cheaper while cards are used for more than %1 of the time: %2 may be idle</source>
        <translation>使用率高于 %1 时自有更便宜：闲置率最多 %2</translation>
    </message>
    <message>
        <source>Owning does not get cheaper than renting at any use</source>
        <translation>无论使用率多高，自有都不比租用便宜</translation>
    </message>
    <message>
        <source>plan: %1</source>
        <translation>方案：%1</translation>
    </message>
    <message>
        <source>When building pays, by the use of owned cards</source>
        <translation>自建回本时间与自有卡使用率</translation>
    </message>
    <message>
        <source>Months until break-even</source>
        <translation>回本月数</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>%1 of the time used: after %2</source>
        <translation>使用率 %1:%2后回本</translation>
    </message>
    <message>
        <source>Building does not break even against renting within ten years at any use.</source>
        <translation>无论使用率多高，自建十年内都无法相对租用回本。</translation>
    </message>
    <message>
        <source>Below %1 of the time it does not within ten years</source>
        <translation>使用率低于 %1 时十年内无法回本</translation>
    </message>
    <message>
        <source>If another kind of card is needed midway</source>
        <translation>中途必须换卡型时</translation>
    </message>
    <message>
        <source>Months until the change</source>
        <translation>换卡前的月数</translation>
    </message>
    <message>
        <source>Cost of this run</source>
        <translation>本次训练费用</translation>
    </message>
    <message>
        <source>%1, change after %2: %3</source>
        <translation>%1，%2后换卡：%3</translation>
    </message>
    <message>
        <source>Cheapest: %1 without a change; with one after %2 or sooner: %3</source>
        <translation>最省路线：不换卡为%1;%2内换卡则为%3</translation>
    </message>
    <message>
        <source>Cheapest whenever it changes: %1</source>
        <translation>无论何时换卡，最省的都是：%1</translation>
    </message>
    <message>
        <source>your quote</source>
        <translation>您的报价</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>每台服务器</translation>
    </message>
    <message>
        <source>Per card</source>
        <translation>每张卡</translation>
    </message>
    <message>
        <source>Per card-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>your quotes</source>
        <translation>您的报价</translation>
    </message>
    <message>
        <source>%1: %2 over time</source>
        <translation>%1：%2价格走势</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>There is no dated price of this card and kind.</source>
        <translation>该卡的这一类价格没有带日期的记录。</translation>
    </message>
    <message>
        <source>taken today: %1</source>
        <translation>当前采用：%1</translation>
    </message>
    <message>
        <source>%1 prices without a day are not drawn.</source>
        <translation>%1 条无日期的价格未画出。</translation>
    </message>
    <message>
        <source>Net of tax, all at the plan&apos;s exchange rates.</source>
        <translation>均为不含税价，按本规划的汇率折算。</translation>
    </message>
    <message>
        <source>Build shows the whole ownership: purchase, running, what other work pays for its hours, resale. The bills carry this run&apos;s share.</source>
        <translation>自建一线为整个持有期：采购、运行、其他任务为其时段支付的费用、残值变现；费用清单中只计本次训练应摊的份额。</translation>
    </message>
    <message>
        <source>This needs a card count, prices, and a life of three months or more.</source>
        <translation>需要卡数、价格以及不少于三个月的寿命。</translation>
    </message>
</context>
<context>
    <name>ChartFile</name>
    <message>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a kind of file that a chart can be written as; end the name in .png, .svg, .pdf or .csv</source>
        <translation>%1：图表不能写成“%2”类文件；文件名请以 .png、.svg、.pdf 或 .csv 结尾</translation>
    </message>
    <message>
        <source>%1 could not be written: %2; choose another folder or free some space</source>
        <translation>%1 无法写入：%2；请另选文件夹或腾出空间</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>All parameters, from random weights</source>
        <translation>从随机权重开始，训练全部参数</translation>
    </message>
    <message>
        <source>Continued pre-training</source>
        <translation>继续预训练</translation>
    </message>
    <message>
        <source>All parameters, from an existing model, by tokens</source>
        <translation>从已有模型开始，训练全部参数，按 token 计量</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>All parameters, on samples with a fixed aim</source>
        <translation>训练全部参数，面向明确目标的样本</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Low-rank adapters on a frozen base</source>
        <translation>在冻结的底座上训练低秩适配器</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Low-rank adapters on a base frozen in 4 bits (NF4)</source>
        <translation>在 4 位（NF4）冻结的底座上训练低秩适配器</translation>
    </message>
    <message>
        <source>A usable result</source>
        <translation>可用的结果</translation>
    </message>
    <message>
        <source>One run that meets its aim</source>
        <translation>一次达到目标的训练</translation>
    </message>
    <message>
        <source>Paper-grade comparison</source>
        <translation>论文级对比</translation>
    </message>
    <message>
        <source>Several control groups, each a full run of its own</source>
        <translation>若干对照组，每组都是一次独立的完整训练</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>依次进行</translation>
    </message>
    <message>
        <source>More days, the same cards</source>
        <translation>天数增加，卡数不变</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>同时进行</translation>
    </message>
    <message>
        <source>More cards, the same days</source>
        <translation>卡数增加，天数不变</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>All activations are kept</source>
        <translation>保留全部激活值</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>The attention core is recomputed; free with flash kernels</source>
        <translation>重算注意力核心；使用 Flash 内核时没有代价</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>Only each layer&apos;s input is kept; costs one more forward pass of the layers</source>
        <translation>只保留每层的输入；代价是各层多做一次前向</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>bf16 matrices, fp32 master weights</source>
        <translation>bf16 矩阵，fp32 主权重</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>fp16 matrices with loss scaling, fp32 master weights</source>
        <translation>fp16 矩阵加损失缩放，fp32 主权重</translation>
    </message>
    <message>
        <source>fp8</source>
        <translation>fp8</translation>
    </message>
    <message>
        <source>fp8 matrices, 16-bit attention, fp32 master weights</source>
        <translation>fp8 矩阵，16 位注意力，fp32 主权重</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>fp32 throughout</source>
        <translation>全程 fp32</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>fp32 storage, tf32 matrix units</source>
        <translation>fp32 存储，tf32 矩阵单元</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Two fp32 moments per parameter</source>
        <translation>每个参数两个 fp32 动量</translation>
    </message>
    <message>
        <source>AdamW, 8 bit</source>
        <translation>8 位 AdamW</translation>
    </message>
    <message>
        <source>Two 8-bit moments per parameter</source>
        <translation>每个参数两个 8 位动量</translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <source>Factored second moment</source>
        <translation>因子分解的二阶动量</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>One fp32 moment per parameter</source>
        <translation>每个参数一个 fp32 动量</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>One moment on matrices, AdamW elsewhere</source>
        <translation>矩阵用一个动量，其余用 AdamW</translation>
    </message>
    <message>
        <source>q, v</source>
        <translation>q、v</translation>
    </message>
    <message>
        <source>Query and value projections (PEFT&apos;s default)</source>
        <translation>查询和值的投影（PEFT 默认）</translation>
    </message>
    <message>
        <source>q, k, v, o</source>
        <translation>q、k、v、o</translation>
    </message>
    <message>
        <source>All attention projections</source>
        <translation>注意力的全部投影</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>全部线性层</translation>
    </message>
    <message>
        <source>Attention and feed-forward projections</source>
        <translation>注意力和前馈的投影</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>未融合</translation>
    </message>
    <message>
        <source>The score matrix goes through memory</source>
        <translation>注意力分数矩阵要进出显存</translation>
    </message>
    <message>
        <source>FlashAttention-1</source>
        <translation>FlashAttention-1</translation>
    </message>
    <message>
        <source>FlashAttention-1 or Triton kernels</source>
        <translation>FlashAttention-1 或 Triton 内核</translation>
    </message>
    <message>
        <source>FlashAttention-2</source>
        <translation>FlashAttention-2</translation>
    </message>
    <message>
        <source>FlashAttention-3 / cuDNN 9</source>
        <translation>FlashAttention-3 / cuDNN 9</translation>
    </message>
    <message>
        <source>The newest kernels of the card&apos;s generation</source>
        <translation>这一代卡上最新的内核</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Separate kernels for softmax and loss</source>
        <translation>softmax 与损失用各自的内核</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Fused or compiled cross entropy</source>
        <translation>融合或编译的交叉熵</translation>
    </message>
    <message>
        <source>Megatron-DeepSpeed (2022)</source>
        <translation>Megatron-DeepSpeed（2022）</translation>
    </message>
    <message>
        <source>Launch overhead of Megatron-DeepSpeed of 2022</source>
        <translation>2022 年 Megatron-DeepSpeed 的启动开销</translation>
    </message>
    <message>
        <source>Megatron-LM</source>
        <translation>Megatron-LM</translation>
    </message>
    <message>
        <source>Launch overhead of Megatron-LM</source>
        <translation>Megatron-LM 的启动开销</translation>
    </message>
    <message>
        <source>Megatron-Core with Transformer Engine</source>
        <translation>Megatron-Core 加 Transformer Engine</translation>
    </message>
    <message>
        <source>Fused layers of Transformer Engine</source>
        <translation>Transformer Engine 的融合层</translation>
    </message>
    <message>
        <source>PyTorch eager</source>
        <translation>PyTorch 即时执行</translation>
    </message>
    <message>
        <source>Kernels launched one by one</source>
        <translation>内核逐个启动</translation>
    </message>
    <message>
        <source>PyTorch compiled</source>
        <translation>PyTorch 编译</translation>
    </message>
    <message>
        <source>torch.compile</source>
        <translation>torch.compile</translation>
    </message>
    <message>
        <source>Partial CUDA graphs</source>
        <translation>部分 CUDA Graph</translation>
    </message>
    <message>
        <source>Layers as CUDA graphs</source>
        <translation>各层做成 CUDA Graph</translation>
    </message>
    <message>
        <source>Full-iteration CUDA graph</source>
        <translation>整步 CUDA Graph</translation>
    </message>
    <message>
        <source>The whole step as one CUDA graph</source>
        <translation>整个训练步做成一个 CUDA Graph</translation>
    </message>
    <message>
        <source>Training waits</source>
        <translation>训练等待</translation>
    </message>
    <message>
        <source>The step stops until the files are written</source>
        <translation>训练停下，直到文件写完</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>后台写入</translation>
    </message>
    <message>
        <source>The step stops only for the copy to host memory</source>
        <translation>训练只在拷贝到主机内存时停顿</translation>
    </message>
    <message>
        <source>US dollar</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>Renminbi</source>
        <translation>人民币</translation>
    </message>
    <message>
        <source>Chinese yuan</source>
        <translation>人民币元</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>By the card-hour</source>
        <translation>按卡时计费</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>A contract over months</source>
        <translation>按月签约</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Buy machines and run them</source>
        <translation>购买机器并自行运营</translation>
    </message>
    <message>
        <source>No norm on queries and keys</source>
        <translation>查询和键不做归一化</translation>
    </message>
    <message>
        <source>Per head</source>
        <translation>逐头</translation>
    </message>
    <message>
        <source>One vector of head width each</source>
        <translation>各用一个单头宽度的向量</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>全宽</translation>
    </message>
    <message>
        <source>One vector over all heads each</source>
        <translation>各用一个覆盖所有头的向量</translation>
    </message>
    <message>
        <source>Plain, in 16 bit</source>
        <translation>普通，16 位</translation>
    </message>
    <message>
        <source>Separate kernels without an fp32 copy of the logits</source>
        <translation>各用独立内核，logits 不另存 fp32 副本</translation>
    </message>
    <message>
        <source>In chunks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Eight pieces of the tokens one after another</source>
        <translation>把 token 分成八段依次计算</translation>
    </message>
    <message>
        <source>Mixed precision</source>
        <translation>混合精度</translation>
    </message>
    <message>
        <source>fp32 master weights and moments beside 16-bit weights</source>
        <translation>16 位权重之外另存 fp32 主权重和动量</translation>
    </message>
    <message>
        <source>bf16 throughout</source>
        <translation>全程 bf16</translation>
    </message>
    <message>
        <source>Weights, gradients and moments in bf16, no master copy</source>
        <translation>权重、梯度和动量都用 bf16，没有主权重</translation>
    </message>
    <message>
        <source>One kernel, no temporaries</source>
        <translation>一个内核完成，没有临时量</translation>
    </message>
    <message>
        <source>Separate kernels</source>
        <translation>独立内核</translation>
    </message>
    <message>
        <source>With a temporary copy of all trained parameters</source>
        <translation>为全部可训练参数另开一份临时副本</translation>
    </message>
    <message>
        <source>In the backward pass</source>
        <translation>在反向中更新</translation>
    </message>
    <message>
        <source>Each gradient is used and freed as it comes</source>
        <translation>每个梯度一算出就用掉并释放</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不卸载</translation>
    </message>
    <message>
        <source>All states are on the cards</source>
        <translation>所有状态都在卡上</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Optimizer states and master weights are in host memory</source>
        <translation>优化器状态和主权重放在主机内存</translation>
    </message>
    <message>
        <source>Optimizer and weights</source>
        <translation>优化器和权重</translation>
    </message>
    <message>
        <source>Weights are in host memory, too, and come layer by layer; needs ZeRO 3</source>
        <translation>权重也放在主机内存，逐层取回；需要 ZeRO 3</translation>
    </message>
    <message>
        <source>The framework&apos;s own</source>
        <translation>框架自带</translation>
    </message>
    <message>
        <source>FSDP, or Megatron&apos;s distributed optimizer</source>
        <translation>FSDP，或 Megatron 的分布式优化器</translation>
    </message>
    <message>
        <source>DeepSpeed</source>
        <translation>DeepSpeed</translation>
    </message>
    <message>
        <source>DeepSpeed with its default bucket sizes</source>
        <translation>DeepSpeed，桶大小取默认值</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>未指明</translation>
    </message>
    <message>
        <source>Each behaviour has its own default</source>
        <translation>各项行为各取自己的默认值</translation>
    </message>
    <message>
        <source>Transformer Engine, fp32 gradients, sharded optimizer, gradients reduced behind the backward pass</source>
        <translation>Transformer Engine、fp32 梯度、优化器分片，梯度归约藏在反向之后</translation>
    </message>
    <message>
        <source>Megatron-DeepSpeed</source>
        <translation>Megatron-DeepSpeed</translation>
    </message>
    <message>
        <source>Megatron of 2022 with ZeRO-1; plain loss</source>
        <translation>2022 年的 Megatron 加 ZeRO-1；普通损失</translation>
    </message>
    <message>
        <source>FSDP, torchtitan</source>
        <translation>FSDP、torchtitan</translation>
    </message>
    <message>
        <source>Fully sharded, compiled, selective recomputation by operator</source>
        <translation>全分片、编译、按算子选择性重计算</translation>
    </message>
    <message>
        <source>llm-foundry</source>
        <translation>llm-foundry</translation>
    </message>
    <message>
        <source>Fully sharded, PyTorch autocast, fused loss</source>
        <translation>全分片、PyTorch autocast、融合损失</translation>
    </message>
    <message>
        <source>NeMo, Megatron-Bridge</source>
        <translation>NeMo、Megatron-Bridge</translation>
    </message>
    <message>
        <source>Transformer Engine with user-buffer overlap, 16-bit gradients</source>
        <translation>Transformer Engine 加 user buffer 通信重叠，16 位梯度</translation>
    </message>
    <message>
        <source>HF Trainer and DeepSpeed</source>
        <translation>HF Trainer 加 DeepSpeed</translation>
    </message>
    <message>
        <source>Plain PyTorch modules under DeepSpeed ZeRO-3</source>
        <translation>普通 PyTorch 模块，运行在 DeepSpeed ZeRO-3 下</translation>
    </message>
    <message>
        <source>PEFT</source>
        <translation>PEFT</translation>
    </message>
    <message>
        <source>Adapters on plain PyTorch modules, full recomputation</source>
        <translation>普通 PyTorch 模块加适配器，完全重计算</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>One forward, one backward; interleaved with virtual stages</source>
        <translation>一前一后；设虚拟流水级时为交错式</translation>
    </message>
    <message>
        <source>Zero bubble, memory of 1F1B</source>
        <translation>零气泡（显存同 1F1B）</translation>
    </message>
    <message>
        <source>Weight gradients fill part of the bubble (ZB-1p)</source>
        <translation>用权重梯度计算填充部分气泡（ZB-1p）</translation>
    </message>
    <message>
        <source>Zero bubble, twice the memory</source>
        <translation>零气泡（两倍激活显存）</translation>
    </message>
    <message>
        <source>Nearly no bubble, twice the micro-batches in flight (ZB-2p)</source>
        <translation>几乎无气泡，在途微批次加倍（ZB-2p）</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>As the generation&apos;s share was measured, or the network that its cards bring</source>
        <translation>按该代卡实测的比例，或其卡自带的网络</translation>
    </message>
    <message>
        <source>RoCE</source>
        <translation>RoCE</translation>
    </message>
    <message>
        <source>Ethernet with RDMA, tuned</source>
        <translation>带 RDMA 的以太网，已调优</translation>
    </message>
    <message>
        <source>Other Ethernet</source>
        <translation>其他以太网</translation>
    </message>
    <message>
        <source>A cloud&apos;s own transport, such as EFA</source>
        <translation>云厂商自有的传输协议，如 EFA</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Own a base for the steady load, rent the peak</source>
        <translation>自有机器承担稳定负载，高峰部分租用</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Paid for the hours that are used</source>
        <translation>按实际使用小时付费</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价实例</translation>
    </message>
    <message>
        <source>Cheaper, but machines are reclaimed: lost work is repeated</source>
        <translation>更便宜，但机器会被回收，丢失的工作要重做</translation>
    </message>
    <message>
        <source>Reserved by the month</source>
        <translation>按月预留</translation>
    </message>
    <message>
        <source>Paid for whole months, used or not</source>
        <translation>按整月付费，用不用都付</translation>
    </message>
    <message>
        <source>Reserved by 3 months</source>
        <translation>按季预留</translation>
    </message>
    <message>
        <source>Paid for whole quarters, used or not</source>
        <translation>按整季付费，用不用都付</translation>
    </message>
    <message>
        <source>Reserved by 6 months</source>
        <translation>按半年预留</translation>
    </message>
    <message>
        <source>Paid for whole half-years, used or not</source>
        <translation>按整半年付费，用不用都付</translation>
    </message>
    <message>
        <source>Reserved by the year</source>
        <translation>按年预留</translation>
    </message>
    <message>
        <source>Paid for whole years, used or not</source>
        <translation>按整年付费，用不用都付</translation>
    </message>
    <message>
        <source>Complete servers</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>One price for a server with its cards</source>
        <translation>含卡服务器一个价</translation>
    </message>
    <message>
        <source>Cards and hosts apart</source>
        <translation>卡与主机分开采购</translation>
    </message>
    <message>
        <source>A price for a card and one for the rest of the server</source>
        <translation>卡一个价，主机其余部分一个价</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>托管机房</translation>
    </message>
    <message>
        <source>Room, racks and cooling rented by the kW and month</source>
        <translation>机房、机柜与制冷按 kW·月租用</translation>
    </message>
    <message>
        <source>Room of one&apos;s own</source>
        <translation>自建机房</translation>
    </message>
    <message>
        <source>Built for the machines, and run</source>
        <translation>为这批机器建设并运营</translation>
    </message>
    <message>
        <source>Used by other work</source>
        <translation>供其他任务使用</translation>
    </message>
    <message>
        <source>Other work pays for its hours; this run carries its share of the idle ones</source>
        <translation>其他任务为自己的时段付费；本次训练分摊空闲时段</translation>
    </message>
    <message>
        <source>Sold after the run</source>
        <translation>训练后出售</translation>
    </message>
    <message>
        <source>This run carries the loss of value while it lasts</source>
        <translation>本次训练承担期间的贬值</translation>
    </message>
    <message>
        <source>Kept idle</source>
        <translation>闲置</translation>
    </message>
    <message>
        <source>This run carries the machines for their whole life</source>
        <translation>本次训练承担机器整个寿命期的费用</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>直线法</translation>
    </message>
    <message>
        <source>The same amount every year</source>
        <translation>每年折旧额相同</translation>
    </message>
    <message>
        <source>Double declining balance</source>
        <translation>双倍余额递减法</translation>
    </message>
    <message>
        <source>Twice the straight-line share of what is left, the rest in the last year</source>
        <translation>按剩余价值的两倍直线率计提，最后一年提完</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Averages of the United States, and a middling PUE</source>
        <translation>按美国平均值，PUE 取中等水平</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>Average of the country</source>
        <translation>全国平均</translation>
    </message>
    <message>
        <source>Texas</source>
        <translation>得克萨斯州</translation>
    </message>
    <message>
        <source>United States, Texas</source>
        <translation>美国得克萨斯州</translation>
    </message>
    <message>
        <source>Virginia</source>
        <translation>弗吉尼亚州</translation>
    </message>
    <message>
        <source>United States, Northern Virginia</source>
        <translation>美国弗吉尼亚州北部</translation>
    </message>
    <message>
        <source>European Union</source>
        <translation>欧盟</translation>
    </message>
    <message>
        <source>Average of the union</source>
        <translation>欧盟平均</translation>
    </message>
    <message>
        <source>Nordic countries</source>
        <translation>北欧</translation>
    </message>
    <message>
        <source>Norway, Sweden, Finland</source>
        <translation>挪威、瑞典、芬兰</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>英国</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Eastern China</source>
        <translation>中国东部</translation>
    </message>
    <message>
        <source>Beijing, Yangtze delta, Guangdong</source>
        <translation>北京、长三角、广东</translation>
    </message>
    <message>
        <source>Western China</source>
        <translation>中国西部</translation>
    </message>
    <message>
        <source>Hub nodes: Ningxia, Gansu, Inner Mongolia, Guizhou</source>
        <translation>枢纽节点：宁夏、甘肃、内蒙古、贵州</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Singapore</source>
        <translation>新加坡</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>新加坡本地</translation>
    </message>
    <message>
        <source>Gulf states</source>
        <translation>海湾国家</translation>
    </message>
    <message>
        <source>United Arab Emirates and Saudi Arabia</source>
        <translation>阿联酋与沙特</translation>
    </message>
    <message>
        <source>Euro</source>
        <translation>欧元</translation>
    </message>
    <message>
        <source>Pound sterling</source>
        <translation>英镑</translation>
    </message>
    <message>
        <source>British pound</source>
        <translation>英镑</translation>
    </message>
    <message>
        <source>Yen</source>
        <translation>日元</translation>
    </message>
    <message>
        <source>Japanese yen</source>
        <translation>日元</translation>
    </message>
    <message>
        <source>Hong Kong dollar</source>
        <translation>港元</translation>
    </message>
    <message>
        <source>Singapore dollar</source>
        <translation>新加坡元</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the option %1 is not known here; the options are: %2</source>
        <translation>此处没有选项 %1；可用选项：%2</translation>
    </message>
    <message>
        <source>the option %1 takes no value; leave &quot;%2&quot; out</source>
        <translation>选项 %1 不带值；请去掉“%2”</translation>
    </message>
    <message>
        <source>the option %1 is given twice; give it once</source>
        <translation>选项 %1 给了两次；只给一次即可</translation>
    </message>
    <message>
        <source>the option %1 needs a value after it: %1 %2</source>
        <translation>选项 %1 后面要跟一个值：%1 %2</translation>
    </message>
    <message>
        <source>the catalogue has no &quot;%1&quot;; list accelerators, models or prices</source>
        <translation>目录中没有“%1”；可列出 accelerators、models 或 prices</translation>
    </message>
    <message>
        <source>name what to show: sizewright catalog show ID</source>
        <translation>请指明要显示什么：sizewright catalog show ID</translation>
    </message>
    <message>
        <source>the catalogue has no &quot;%1&quot;%2; `catalog list` shows its ids</source>
        <translation>目录中没有“%1”%2；`catalog list` 可列出各条目的 id</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;%2; `sizewright --help` lists them</source>
        <translation>没有命令“%1”%2；`sizewright --help` 可列出全部</translation>
    </message>
    <message>
        <source>help takes one command at a time</source>
        <translation>help 一次只接受一个命令</translation>
    </message>
    <message>
        <source>something is missing; usage: sizewright %1 %2</source>
        <translation>缺少内容；用法：sizewright %1 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too much; usage: sizewright %2 %3</source>
        <translation>“%1”是多余的；用法：sizewright %2 %3</translation>
    </message>
    <message>
        <source>memory ran out; give it a smaller file or range</source>
        <translation>内存不足；请给更小的文件或范围</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other; choose one</source>
        <translation>--json 与 --csv 不能同用；请选其一</translation>
    </message>
    <message>
        <source>there is no figure &quot;%1&quot;%2; `evaluate` lists them beside their values</source>
        <translation>没有指标“%1”%2；`evaluate` 在数值旁列出它们的名称</translation>
    </message>
    <message>
        <source>there is no such file; check the name</source>
        <translation>没有这个文件；请核对名称</translation>
    </message>
    <message>
        <source>may not be read; allow reading it, or choose another file</source>
        <translation>没有读取权限；请允许读取，或另选文件</translation>
    </message>
    <message>
        <source>cannot be read (%1); choose another file</source>
        <translation>无法读取（%1）；请另选文件</translation>
    </message>
    <message>
        <source>cannot be written here (%1); choose another folder or make room</source>
        <translation>无法写到这里（%1）；请另选文件夹或腾出空间</translation>
    </message>
    <message>
        <source>is a folder; name a file in it</source>
        <translation>是文件夹；请指定其中的文件</translation>
    </message>
    <message>
        <source>is no ordinary file; copy its content into one first</source>
        <translation>不是普通文件；请先把内容复制到普通文件中</translation>
    </message>
    <message>
        <source>is larger than %1 MiB, which no file of this kind is; choose another</source>
        <translation>超过 %1 MiB，这类文件不会这么大；请另选</translation>
    </message>
    <message>
        <source>the folder does not exist; make it first, or choose another</source>
        <translation>文件夹不存在；请先建立，或另选</translation>
    </message>
    <message>
        <source>nothing that this version reads; it reads the config.json of a Hugging Face model (hf-config)</source>
        <translation>此版本读不了该文件；能读的是 Hugging Face 模型的 config.json（hf-config）</translation>
    </message>
    <message>
        <source>holds nothing that --into could take over; give the config.json of a Hugging Face model</source>
        <translation>其中没有 --into 可以采用的内容；请给出 Hugging Face 模型的 config.json</translation>
    </message>
    <message>
        <source>--scenario names where --into puts it; add --into PLAN</source>
        <translation>--scenario 指明 --into 放到哪个方案；请加上 --into PLAN</translation>
    </message>
    <message>
        <source>neither a model of the catalogue nor a file%1; `catalog list` shows the models</source>
        <translation>既不是目录中的模型，也不是文件%1；`catalog list` 可列出模型</translation>
    </message>
    <message>
        <source>no file to write is named; add -o PLAN.sizewright</source>
        <translation>没有指明要写的文件；请加上 -o PLAN.sizewright</translation>
    </message>
    <message>
        <source>could not be written; make room or choose another target</source>
        <translation>无法写入；请腾出空间或另选目标</translation>
    </message>
    <message>
        <source>has no scenario &quot;%1&quot;; choose one of: %2</source>
        <translation>没有方案“%1”；可选：%2</translation>
    </message>
    <message>
        <source>must be a field and its value: PATH=VALUE</source>
        <translation>必须是字段和值：PATH=VALUE</translation>
    </message>
    <message>
        <source>no field has this name%1; `fields` lists them all</source>
        <translation>没有这个名称的字段%1；`fields` 可列出全部</translation>
    </message>
    <message>
        <source>--for must name the unknown, one of: %1</source>
        <translation>--for 必须指明未知量，可选：%1</translation>
    </message>
    <message>
        <source>no figure has this name%1; `evaluate` lists them</source>
        <translation>没有这个名称的指标%1；`evaluate` 可列出全部</translation>
    </message>
    <message>
        <source>one or two fields can vary; give --vary PATH=A..B[:STEPS]</source>
        <translation>可以变化一个或两个字段；请给出 --vary PATH=A..B[:STEPS]</translation>
    </message>
    <message>
        <source>no figure is asked for; add --show FIGURE</source>
        <translation>没有指明要看的指标；请加上 --show FIGURE</translation>
    </message>
    <message>
        <source>STEPS must be a whole number from 1 to 10,000</source>
        <translation>STEPS 必须是 1 到 10,000 的整数</translation>
    </message>
    <message>
        <source>both ends of the range must be numbers: A..B</source>
        <translation>范围两端都必须是数字：A..B</translation>
    </message>
    <message>
        <source>the range must rise: the smaller end first</source>
        <translation>范围必须递增：较小的一端在前</translation>
    </message>
    <message>
        <source>must be a field and a range: PATH=A..B or PATH=X,Y,Z</source>
        <translation>必须是字段和范围：PATH=A..B 或 PATH=X,Y,Z</translation>
    </message>
    <message>
        <source>no field has this name; `fields` lists them all</source>
        <translation>没有这个名称的字段；`fields` 可列出全部</translation>
    </message>
    <message>
        <source>needs exactly one PLAN; `help export` shows how it is used</source>
        <translation>需要且只需要一个 PLAN；用法见 `help export`</translation>
    </message>
    <message>
        <source>needs -o FILE, the name of the file to write</source>
        <translation>需要 -o FILE，即要写的文件名</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;; end the name in one of: %2</source>
        <translation>不能写“%1”；文件名请以下列之一结尾：%2</translation>
    </message>
    <message>
        <source>knows no chart &quot;%1&quot;; choose one of: %2</source>
        <translation>没有图表“%1”；可选：%2</translation>
    </message>
    <message>
        <source>cannot write a chart as .%1; choose .pdf, .png, .svg or .csv, or leave out --chart</source>
        <translation>图表不能写成 .%1；请选 .pdf、.png、.svg 或 .csv，或去掉 --chart</translation>
    </message>
    <message>
        <source>knows no language &quot;%1&quot;; choose one of: %2</source>
        <translation>没有语言“%1”；可选：%2</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation>已中止：%1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2; choose another folder or free some space</source>
        <translation>%1 无法写入：%2；请另选文件夹或腾出空间</translation>
    </message>
    <message>
        <source>these ranges make more than 10,000 points; give fewer STEPS</source>
        <translation>这些范围超过 10,000 个点；请减少 STEPS</translation>
    </message>
    <message>
        <source>this is the plan itself; give -o another name</source>
        <translation>这就是规划文件本身；请为 -o 另给一个名称</translation>
    </message>
    <message>
        <source>this file is there already and is no plan; give -o another name</source>
        <translation>文件已存在且不是规划；请为 -o 另给一个名称</translation>
    </message>
    <message>
        <source>--kind must be strong or weak, not &quot;%1&quot;</source>
        <translation>--kind 只能是 strong 或 weak，不能是“%1”</translation>
    </message>
    <message>
        <source>give card counts as A..B or as a list A,B,C, from 1 to 1,000,000</source>
        <translation>请以 A..B 或 A,B,C 的形式给出卡数，范围 1 至 1,000,000</translation>
    </message>
    <message>
        <source>the objective is one of fastest, cheapest, fewest, least-memory</source>
        <translation>搜索目标须为 fastest、cheapest、fewest、least-memory 之一</translation>
    </message>
    <message>
        <source>give a whole number from 1 to 1000</source>
        <translation>请给出 1 至 1000 的整数</translation>
    </message>
    <message>
        <source>these values make more than 100 variants; give fewer</source>
        <translation>这些取值产生的变体超过 100 个，请减少</translation>
    </message>
    <message>
        <source>%1 layouts examined, %2 of them fit, in %3 s</source>
        <translation>共检查 %1 种布局，其中 %2 种放得下，用时 %3 秒</translation>
    </message>
    <message>
        <source>card counts are given by --gpus</source>
        <translation>卡数请用 --gpus 指定</translation>
    </message>
    <message>
        <source>--layouts must be ladder or search, not &quot;%1&quot;</source>
        <translation>--layouts 只能是 ladder 或 search，不能是“%1”</translation>
    </message>
    <message>
        <source>the plan states no critical batch, up to which a larger one saves steps; set data.critical_batch</source>
        <translation>规划没有填临界批次，无从知道批次加大到多少仍能减少步数；请填写 data.critical_batch</translation>
    </message>
    <message>
        <source>%1 belongs to `catalog prices`</source>
        <translation>%1 只用于 `catalog prices`</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that catalog does; say list, show ID, check or prices</source>
        <translation>catalog 没有“%1”这一用法；可用 list、show ID、check 或 prices</translation>
    </message>
    <message>
        <source>there is no kind of price &quot;%1&quot;; say on-demand, spot, reserved, lease, server, card, service or other</source>
        <translation>没有“%1”这类价格；可用 on-demand、spot、reserved、lease、server、card、service 或 other</translation>
    </message>
    <message>
        <source>`catalog prices` takes options only, not &quot;%1&quot;</source>
        <translation>`catalog prices` 只接受选项，不接受“%1”</translation>
    </message>
    <message>
        <source>import or export, one at a time</source>
        <translation>导入与导出每次只能做一项</translation>
    </message>
</context>
<context>
    <name>Constant</name>
    <message>
        <source>no bytes</source>
        <translation>零字节</translation>
    </message>
    <message>
        <source>bytes kept per residual element</source>
        <translation>残差每元素保留的字节</translation>
    </message>
    <message>
        <source>bytes of dropout masks per residual element</source>
        <translation>残差每元素的 dropout 掩码字节</translation>
    </message>
    <message>
        <source>log-sum-exp bytes per head and token</source>
        <translation>每头每 token 的 log-sum-exp 字节</translation>
    </message>
    <message>
        <source>bytes kept per attention score</source>
        <translation>每个注意力分数保留的字节</translation>
    </message>
    <message>
        <source>bytes kept per feed-forward element</source>
        <translation>前馈每元素保留的字节</translation>
    </message>
    <message>
        <source>bytes kept per gated feed-forward element</source>
        <translation>门控前馈每元素保留的字节</translation>
    </message>
    <message>
        <source>bytes kept per gated feed-forward element, eager</source>
        <translation>门控前馈每元素保留的字节，即时执行</translation>
    </message>
    <message>
        <source>router bytes per expert and token</source>
        <translation>每专家每 token 的路由字节</translation>
    </message>
    <message>
        <source>bytes of a token&apos;s ids</source>
        <translation>一个 token 的 id 字节</translation>
    </message>
    <message>
        <source>bytes alive per logit, fused loss</source>
        <translation>每个 logit 同时存在的字节，融合损失</translation>
    </message>
    <message>
        <source>bytes alive per logit, plain loss</source>
        <translation>每个 logit 同时存在的字节，普通损失</translation>
    </message>
    <message>
        <source>bytes alive per logit, plain loss over a split vocabulary</source>
        <translation>每个 logit 同时存在的字节，切分词表的普通损失</translation>
    </message>
    <message>
        <source>spread of the model, dense</source>
        <translation>模型离散度，稠密</translation>
    </message>
    <message>
        <source>spread of the model, experts</source>
        <translation>模型离散度，混合专家</translation>
    </message>
    <message>
        <source>spread of a measured step</source>
        <translation>实测步时的离散度</translation>
    </message>
    <message>
        <source>tenth percentile of a normal</source>
        <translation>正态分布的第十百分位</translation>
    </message>
    <message>
        <source>fill of a file system</source>
        <translation>文件系统填充率</translation>
    </message>
    <message>
        <source>stored bytes per token, short ids</source>
        <translation>每 token 存储字节，短 id</translation>
    </message>
    <message>
        <source>stored bytes per token, long ids</source>
        <translation>每 token 存储字节，长 id</translation>
    </message>
    <message>
        <source>four</source>
        <translation>常数 4</translation>
    </message>
    <message>
        <source>one half</source>
        <translation>常数 1/2</translation>
    </message>
    <message>
        <source>one token</source>
        <translation>一个 token</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>一张卡</translation>
    </message>
    <message>
        <source>byte per bit</source>
        <translation>每比特的字节</translation>
    </message>
    <message>
        <source>FLOP of a multiply-add</source>
        <translation>一次乘加的 FLOP</translation>
    </message>
    <message>
        <source>forward FLOP per weight and token</source>
        <translation>每权重每 token 的前向 FLOP</translation>
    </message>
    <message>
        <source>training over forward work</source>
        <translation>训练与前向计算量之比</translation>
    </message>
    <message>
        <source>adapter training over forward work</source>
        <translation>适配器训练与前向计算量之比</translation>
    </message>
    <message>
        <source>ramp of the inner dimension</source>
        <translation>内维爬升量</translation>
    </message>
    <message>
        <source>ramp of the inner dimension, fp8</source>
        <translation>内维爬升量，fp8</translation>
    </message>
    <message>
        <source>weight-gradient rate over forward rate</source>
        <translation>权重梯度与前向的速率之比</translation>
    </message>
    <message>
        <source>latency of a kernel</source>
        <translation>内核延迟</translation>
    </message>
    <message>
        <source>clock over power, exponent</source>
        <translation>频率随功耗变化的指数</translation>
    </message>
    <message>
        <source>bytes of a 16-bit element</source>
        <translation>16 位元素的字节</translation>
    </message>
    <message>
        <source>bytes of an fp32 element</source>
        <translation>fp32 元素的字节</translation>
    </message>
    <message>
        <source>tile of 128</source>
        <translation>分块边长 128</translation>
    </message>
    <message>
        <source>tile of 256</source>
        <translation>分块边长 256</translation>
    </message>
    <message>
        <source>tile of 64</source>
        <translation>分块边长 64</translation>
    </message>
    <message>
        <source>rate of a 256 × 128 tile</source>
        <translation>256 × 128 分块的速率</translation>
    </message>
    <message>
        <source>rate of a 128 × 128 tile</source>
        <translation>128 × 128 分块的速率</translation>
    </message>
    <message>
        <source>rate of a 64 × 128 tile</source>
        <translation>64 × 128 分块的速率</translation>
    </message>
    <message>
        <source>flash backward over forward work</source>
        <translation>Flash 反向与前向计算量之比</translation>
    </message>
    <message>
        <source>flash backward over forward rate</source>
        <translation>Flash 反向与前向速率之比</translation>
    </message>
    <message>
        <source>query rows of a block</source>
        <translation>一个块的查询行数</translation>
    </message>
    <message>
        <source>ramp of the sequence</source>
        <translation>序列长度爬升量</translation>
    </message>
    <message>
        <source>least occupancy</source>
        <translation>最低占用率</translation>
    </message>
    <message>
        <source>rate with heads under 128</source>
        <translation>头维度小于 128 时的速率</translation>
    </message>
    <message>
        <source>unfused attention, base rate</source>
        <translation>未融合注意力，基础速率</translation>
    </message>
    <message>
        <source>unfused attention, rate per head channel</source>
        <translation>未融合注意力，每头通道的速率</translation>
    </message>
    <message>
        <source>traffic per score, forward</source>
        <translation>每个分数的访存，前向</translation>
    </message>
    <message>
        <source>traffic per score with dropout, forward</source>
        <translation>每个分数的访存（含 dropout），前向</translation>
    </message>
    <message>
        <source>traffic per score, backward</source>
        <translation>每个分数的访存，反向</translation>
    </message>
    <message>
        <source>traffic per score with dropout, backward</source>
        <translation>每个分数的访存（含 dropout），反向</translation>
    </message>
    <message>
        <source>traffic per residual element</source>
        <translation>残差每元素的访存</translation>
    </message>
    <message>
        <source>traffic per residual element with dropout</source>
        <translation>残差每元素的访存（含 dropout）</translation>
    </message>
    <message>
        <source>traffic per gated feed-forward element</source>
        <translation>门控前馈每元素的访存</translation>
    </message>
    <message>
        <source>traffic per feed-forward element</source>
        <translation>前馈每元素的访存</translation>
    </message>
    <message>
        <source>traffic per q, k, v element</source>
        <translation>q、k、v 每元素的访存</translation>
    </message>
    <message>
        <source>traffic per element cast to fp8</source>
        <translation>转换为 fp8 每元素的访存</translation>
    </message>
    <message>
        <source>element-wise backward over forward</source>
        <translation>逐元素操作反向与前向之比</translation>
    </message>
    <message>
        <source>element-wise traffic, fused</source>
        <translation>逐元素访存，融合</translation>
    </message>
    <message>
        <source>element-wise traffic, eager</source>
        <translation>逐元素访存，即时执行</translation>
    </message>
    <message>
        <source>loss traffic per logit, forward</source>
        <translation>每个 logit 的损失访存，前向</translation>
    </message>
    <message>
        <source>loss traffic per logit, backward</source>
        <translation>每个 logit 的损失访存，反向</translation>
    </message>
    <message>
        <source>loss traffic, fused</source>
        <translation>损失访存，融合</translation>
    </message>
    <message>
        <source>loss traffic, separate kernels</source>
        <translation>损失访存，各自的内核</translation>
    </message>
    <message>
        <source>permutation traffic per element</source>
        <translation>置换每元素的访存</translation>
    </message>
    <message>
        <source>router traffic per expert and token</source>
        <translation>每专家每 token 的路由访存</translation>
    </message>
    <message>
        <source>all-to-all over ring bandwidth</source>
        <translation>all-to-all 与环带宽之比</translation>
    </message>
    <message>
        <source>compute slowed by a collective beside it</source>
        <translation>并行的集合通信拖慢计算的比例</translation>
    </message>
    <message>
        <source>backward all-reduce left exposed</source>
        <translation>反向 AllReduce 未掩盖的比例</translation>
    </message>
    <message>
        <source>attention time that hides ring traffic</source>
        <translation>可掩盖环通信的注意力时间</translation>
    </message>
    <message>
        <source>spread of node speeds</source>
        <translation>节点速度的离散度</translation>
    </message>
    <message>
        <source>fixed time of a step</source>
        <translation>每步固定时间</translation>
    </message>
    <message>
        <source>optimizer traffic per parameter</source>
        <translation>每参数的优化器访存</translation>
    </message>
    <message>
        <source>bytes of an fp32 gradient</source>
        <translation>fp32 梯度的字节</translation>
    </message>
    <message>
        <source>bytes of a 16-bit weight</source>
        <translation>16 位权重的字节</translation>
    </message>
    <message>
        <source>clipping traffic per parameter</source>
        <translation>每参数的梯度裁剪访存</translation>
    </message>
    <message>
        <source>zeroing traffic per gradient</source>
        <translation>每个梯度清零的访存</translation>
    </message>
    <message>
        <source>forward repeated by operator-level recompute</source>
        <translation>算子级重计算所重复的前向比例</translation>
    </message>
    <message>
        <source>launches that collectives expose</source>
        <translation>集合通信暴露的启动时间比例</translation>
    </message>
    <message>
        <source>rate of a product whose width is half as well aligned</source>
        <translation>宽度对齐每减半一次的矩阵乘速率比</translation>
    </message>
    <message>
        <source>launch floor, Megatron-LM</source>
        <translation>启动下限，Megatron-LM</translation>
    </message>
    <message>
        <source>launch floor, Transformer Engine</source>
        <translation>启动下限，Transformer Engine</translation>
    </message>
    <message>
        <source>launch floor, PyTorch eager</source>
        <translation>启动下限，PyTorch 即时执行</translation>
    </message>
    <message>
        <source>launch floor, compiled</source>
        <translation>启动下限，编译</translation>
    </message>
    <message>
        <source>launch floor, partial graphs</source>
        <translation>启动下限，部分 CUDA Graph</translation>
    </message>
    <message>
        <source>launch floor, full-iteration graph</source>
        <translation>启动下限，整步 CUDA Graph</translation>
    </message>
    <message>
        <source>launch floor added by experts</source>
        <translation>专家增加的启动下限</translation>
    </message>
    <message>
        <source>launch floor added by experts, partial graphs</source>
        <translation>专家增加的启动下限，部分 CUDA Graph</translation>
    </message>
    <message>
        <source>launch floor added by experts, full graph</source>
        <translation>专家增加的启动下限，整步 CUDA Graph</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>零时间</translation>
    </message>
    <message>
        <source>bytes of an fp32 weight</source>
        <translation>fp32 权重的字节</translation>
    </message>
    <message>
        <source>bytes of a 16-bit weight with its fp8 copies</source>
        <translation>16 位权重及其 fp8 副本的字节</translation>
    </message>
    <message>
        <source>bytes of an fp32 master weight</source>
        <translation>fp32 主权重的字节</translation>
    </message>
    <message>
        <source>bytes of two fp32 moments</source>
        <translation>两个 fp32 动量的字节</translation>
    </message>
    <message>
        <source>bytes of two 8-bit moments</source>
        <translation>两个 8 位动量的字节</translation>
    </message>
    <message>
        <source>bytes of one fp32 moment</source>
        <translation>一个 fp32 动量的字节</translation>
    </message>
    <message>
        <source>bytes of a factored moment</source>
        <translation>因子分解动量的字节</translation>
    </message>
    <message>
        <source>bytes of an NF4 weight</source>
        <translation>NF4 权重的字节</translation>
    </message>
    <message>
        <source>one year</source>
        <translation>一年</translation>
    </message>
    <message>
        <source>one month</source>
        <translation>一个月</translation>
    </message>
    <message>
        <source>one parameter per weight</source>
        <translation>每个权重一个参数</translation>
    </message>
    <message>
        <source>no parameters</source>
        <translation>零参数</translation>
    </message>
    <message>
        <source>two</source>
        <translation>常数 2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>常数 3</translation>
    </message>
    <message>
        <source>one</source>
        <translation>常数 1</translation>
    </message>
    <message>
        <source>one third</source>
        <translation>常数 1/3</translation>
    </message>
    <message>
        <source>one ninth</source>
        <translation>常数 1/9</translation>
    </message>
    <message>
        <source>spread of attention rates</source>
        <translation>注意力速率的离散度</translation>
    </message>
    <message>
        <source>spread of memory bandwidth</source>
        <translation>显存带宽的离散度</translation>
    </message>
    <message>
        <source>spread of link bandwidth</source>
        <translation>互联带宽的离散度</translation>
    </message>
    <message>
        <source>spread of network bandwidth</source>
        <translation>网络带宽的离散度</translation>
    </message>
    <message>
        <source>spread of launch overhead</source>
        <translation>启动开销的离散度</translation>
    </message>
    <message>
        <source>least activations over modelled</source>
        <translation>激活值实测与模型之比的下限</translation>
    </message>
    <message>
        <source>most activations over modelled</source>
        <translation>激活值实测与模型之比的上限</translation>
    </message>
    <message>
        <source>bytes alive per logit, plain loss in 16 bit</source>
        <translation>每个 logit 同时存在的字节，16 位普通损失</translation>
    </message>
    <message>
        <source>bytes alive per logit, loss in chunks</source>
        <translation>每个 logit 同时存在的字节，分块损失</translation>
    </message>
    <message>
        <source>bytes kept per residual element, frozen feed-forward matrices</source>
        <translation>残差每元素保留的字节，冻结的前馈矩阵</translation>
    </message>
    <message>
        <source>bytes more per residual element, unfused norms</source>
        <translation>残差每元素多出的字节，归一化未融合</translation>
    </message>
    <message>
        <source>bytes more per residual element, unfused frozen norms</source>
        <translation>残差每元素多出的字节，冻结的归一化未融合</translation>
    </message>
    <message>
        <source>bytes of a matrix&apos;s input kept in fp8</source>
        <translation>矩阵输入以 fp8 保留的字节</translation>
    </message>
    <message>
        <source>bytes of a frozen matrix&apos;s input per feed-forward element</source>
        <translation>冻结矩阵的输入，前馈每元素的字节</translation>
    </message>
    <message>
        <source>gathered tensors in a layer&apos;s backward pass</source>
        <translation>一层反向中收集来的张量数</translation>
    </message>
    <message>
        <source>gathered tensors in a layer&apos;s backward pass, eager</source>
        <translation>一层反向中收集来的张量数，即时执行</translation>
    </message>
    <message>
        <source>gathered tensors that wait to be free</source>
        <translation>等待释放的收集张量</translation>
    </message>
    <message>
        <source>gathered tensors that wait to be free, for each pass of a warm-up</source>
        <translation>等待释放的收集张量，预热中每次前向</translation>
    </message>
    <message>
        <source>whole tensors of a layer&apos;s collectives</source>
        <translation>一层集合通信的完整张量</translation>
    </message>
    <message>
        <source>temporary of an unfused update, fp32</source>
        <translation>未融合更新的临时量，fp32</translation>
    </message>
    <message>
        <source>elements of a reduction bucket</source>
        <translation>一个归约桶的元素数</translation>
    </message>
    <message>
        <source>gathered parameters kept alive</source>
        <translation>收集后常驻的参数量</translation>
    </message>
    <message>
        <source>parameters updated at once</source>
        <translation>一次更新的参数量</translation>
    </message>
    <message>
        <source>library workspaces</source>
        <translation>库的工作区</translation>
    </message>
    <message>
        <source>logits held for other lengths over those in use</source>
        <translation>为其他长度保留的 logits 与在用 logits 之比</translation>
    </message>
    <message>
        <source>held after quantising on load</source>
        <translation>边加载边量化后仍占用的显存</translation>
    </message>
    <message>
        <source>activations at worst over the estimate, less one</source>
        <translation>激活值最坏情况高出估算的比例</translation>
    </message>
    <message>
        <source>states at worst over the estimate, less one</source>
        <translation>模型状态最坏情况高出估算的比例</translation>
    </message>
    <message>
        <source>host bytes over offloaded bytes</source>
        <translation>主机内存字节与卸载字节之比</translation>
    </message>
    <message>
        <source>element-wise traffic, compiled</source>
        <translation>逐元素访存，编译</translation>
    </message>
    <message>
        <source>start of a collective</source>
        <translation>一次集合通信的启动时间</translation>
    </message>
    <message>
        <source>hop of a ring inside the node</source>
        <translation>节点内环上一跳的时间</translation>
    </message>
    <message>
        <source>hop of a ring between nodes</source>
        <translation>节点间环上一跳的时间</translation>
    </message>
    <message>
        <source>buffer that fills the ring</source>
        <translation>填满整个环所需的缓冲</translation>
    </message>
    <message>
        <source>links lost to a short ring</source>
        <translation>短环损失的互联带宽</translation>
    </message>
    <message>
        <source>links lost to a short all-reduce</source>
        <translation>短环 AllReduce 损失的互联带宽</translation>
    </message>
    <message>
        <source>traffic per quantised weight and pass</source>
        <translation>每个量化权重每次遍历的访存</translation>
    </message>
    <message>
        <source>traffic of unfused norms per residual element</source>
        <translation>未融合归一化，残差每元素的访存</translation>
    </message>
    <message>
        <source>traffic of unfused rotary positions per query or key element</source>
        <translation>未融合旋转位置编码，每个查询或键元素的访存</translation>
    </message>
    <message>
        <source>host memory bandwidth that the update sustains</source>
        <translation>参数更新可达到的主机内存带宽占比</translation>
    </message>
    <message>
        <source>RoCE over InfiniBand</source>
        <translation>RoCE 相对 InfiniBand</translation>
    </message>
    <message>
        <source>other Ethernet over InfiniBand</source>
        <translation>其他以太网相对 InfiniBand</translation>
    </message>
    <message>
        <source>months of a year</source>
        <translation>一年的月数</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>零</translation>
    </message>
    <message>
        <source>months of a reservation</source>
        <translation>预留期月数</translation>
    </message>
    <message>
        <source>nothing written off yet</source>
        <translation>尚未折旧</translation>
    </message>
    <message>
        <source>written off in this year</source>
        <translation>当年折旧比例</translation>
    </message>
    <message>
        <source>years since delivery</source>
        <translation>交付后年数</translation>
    </message>
    <message>
        <source>part of the peak that is owned</source>
        <translation>高峰中自有的比例</translation>
    </message>
    <message>
        <source>least cost of capital</source>
        <translation>最小资金成本</translation>
    </message>
</context>
<context>
    <name>DocumentFile</name>
    <message>
        <source>The folder is not there; choose another one with Save As.</source>
        <translation>文件夹不存在；请用“另存为”另选。</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to with Save As.</source>
        <translation>请用“另存为”选择有写权限的文件夹。</translation>
    </message>
    <message>
        <source>Free some space there, or choose another disk with Save As.</source>
        <translation>请腾出空间，或用“另存为”换一个磁盘。</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. %3 The version on disk is unchanged.</source>
        <translation>%1 未保存：%2。%3磁盘上的版本没有改变。</translation>
    </message>
    <message>
        <source>%1 is a folder; choose a plan inside it.</source>
        <translation>%1 是文件夹；请选择其中的规划。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check the name and your rights to it.</source>
        <translation>%1 无法打开：%2。请核对名称和权限。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>公式：%1</translation>
    </message>
    <message>
        <source> (as of %1)</source>
        <translation>（截至 %1）</translation>
    </message>
    <message>
        <source>%1 of the step; no rate of the card or its links shortens it</source>
        <translation>占一步的 %1；卡与互联的任何速率都不能缩短它</translation>
    </message>
    <message>
        <source>%1 of the step, bound by: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>占一步的 %1，瓶颈：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>design power of the card</source>
        <translation>卡的设计功耗</translation>
    </message>
    <message>
        <source>spread between machines</source>
        <translation>机器之间的离散度</translation>
    </message>
    <message>
        <source>dense 16-bit peak</source>
        <translation>16 位稠密峰值</translation>
    </message>
    <message>
        <source>sustained share of the 16-bit peak</source>
        <translation>16 位峰值的持续利用比例</translation>
    </message>
    <message>
        <source>dense fp8 peak</source>
        <translation>fp8 稠密峰值</translation>
    </message>
    <message>
        <source>sustained share of the fp8 peak</source>
        <translation>fp8 峰值的持续利用比例</translation>
    </message>
    <message>
        <source>dense tf32 peak</source>
        <translation>tf32 稠密峰值</translation>
    </message>
    <message>
        <source>fp32 peak</source>
        <translation>fp32 峰值</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>sustained share of memory bandwidth</source>
        <translation>显存带宽的持续利用比例</translation>
    </message>
    <message>
        <source>sustained share of the link</source>
        <translation>互联带宽的持续利用比例</translation>
    </message>
    <message>
        <source>sustained share of the network</source>
        <translation>网络带宽的持续利用比例</translation>
    </message>
    <message>
        <source>attention kernel&apos;s share of the peak</source>
        <translation>注意力内核占峰值的比例</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation>流多处理器数</translation>
    </message>
    <message>
        <source>memory that the driver reports</source>
        <translation>驱动报告的显存</translation>
    </message>
    <message>
        <source>runtime context</source>
        <translation>运行时上下文</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Training form</source>
        <translation>训练形式</translation>
    </message>
    <message>
        <source>What is trained, and from where; each form has its own accounting of compute, memory and data</source>
        <translation>训练什么、从哪里开始；每种形式的算力、显存和数据各有算法</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>验收标准</translation>
    </message>
    <message>
        <source>A usable result, or a comparison whose control groups are full runs of their own</source>
        <translation>得到可用的结果，或做对比，其中每个对照组都是一次完整训练</translation>
    </message>
    <message>
        <source>Earliest useful end</source>
        <translation>最早有意义的完成时间</translation>
    </message>
    <message>
        <source>Done sooner than this brings nothing; bounds the card count from above</source>
        <translation>比这更早完成没有好处；限定卡数的上限</translation>
    </message>
    <message>
        <source>Latest acceptable end</source>
        <translation>最迟可接受的完成时间</translation>
    </message>
    <message>
        <source>Later than this is too late; bounds the card count from below</source>
        <translation>比这更晚就来不及；限定卡数的下限</translation>
    </message>
    <message>
        <source>Independent runs</source>
        <translation>独立训练次数</translation>
    </message>
    <message>
        <source>How many full runs the comparison needs, the main one included</source>
        <translation>对比需要多少次完整训练，含主实验</translation>
    </message>
    <message>
        <source>Control groups run</source>
        <translation>对照组的进行方式</translation>
    </message>
    <message>
        <source>One after another (more days) or at the same time (more cards)</source>
        <translation>依次进行（天数增加）或同时进行（卡数增加）</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>A card of the catalogue</source>
        <translation>目录中的一种卡</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Cards of one run; empty: the fewest that meet the latest acceptable end</source>
        <translation>一次训练的卡数；留空：取能赶上最迟完成时间的最少卡数</translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation>每节点卡数</translation>
    </message>
    <message>
        <source>Cards in one server</source>
        <translation>一台服务器中的卡数</translation>
    </message>
    <message>
        <source>Power cap</source>
        <translation>功耗上限</translation>
    </message>
    <message>
        <source>Share of the design power that the site allows a card; slows the clock</source>
        <translation>机房允许每卡使用的设计功耗比例；会降低频率</translation>
    </message>
    <message>
        <source>Link inside the node</source>
        <translation>节点内互联</translation>
    </message>
    <message>
        <source>Per card and direction, nominal</source>
        <translation>每卡单向，标称值</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Per card and direction, nominal, in bits</source>
        <translation>每卡单向，标称值，以比特计</translation>
    </message>
    <message>
        <source>Scale-up domain</source>
        <translation>高速互联域</translation>
    </message>
    <message>
        <source>Cards that reach each other at the link rate of the node; 72 in an NVL72 rack</source>
        <translation>能以节点内互联速率互通的卡数；NVL72 机柜为 72</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>What is left to the framework: reported by the driver less the runtime context</source>
        <translation>留给框架的部分：驱动报告值减去运行时上下文</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Format of the matrices</source>
        <translation>矩阵的数值格式</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Decides the bytes of optimizer state per parameter</source>
        <translation>决定每个参数的优化器状态字节数</translation>
    </message>
    <message>
        <source>fp32 gradients</source>
        <translation>fp32 梯度</translation>
    </message>
    <message>
        <source>Gradients are kept and reduced in fp32 (Megatron) instead of 16 bit</source>
        <translation>梯度以 fp32（Megatron）而不是 16 位保存和归约</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Dropout masks are kept for the backward pass</source>
        <translation>为反向保留 dropout 掩码</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Rank of the adapters</source>
        <translation>适配器的秩</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>LoRA 目标</translation>
    </message>
    <message>
        <source>Which matrices get adapters</source>
        <translation>哪些矩阵带适配器</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>注意力内核</translation>
    </message>
    <message>
        <source>Generation of the attention kernel; decides its speed and whether scores are kept</source>
        <translation>注意力内核的代次；决定速度以及是否保留分数</translation>
    </message>
    <message>
        <source>Loss kernel</source>
        <translation>损失内核</translation>
    </message>
    <message>
        <source>Decides how many bytes of every logit are alive at the loss</source>
        <translation>决定计算损失时每个 logit 占多少字节</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Decides launch overhead and how much element-wise traffic is fused away</source>
        <translation>决定启动开销，以及有多少逐元素访存被融合掉</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片率</translation>
    </message>
    <message>
        <source>Memory that the allocator holds beyond what is in use, as a share of it</source>
        <translation>分配器多占的显存与实际使用之比</translation>
    </message>
    <message>
        <source>Communication buffers</source>
        <translation>通信缓冲</translation>
    </message>
    <message>
        <source>Held by the collective library outside the allocator, for the first group</source>
        <translation>集合通信库在分配器之外占用，第一个通信组</translation>
    </message>
    <message>
        <source>For each further group</source>
        <translation>每多一个通信组</translation>
    </message>
    <message>
        <source>Held by the collective library for each further parallel dimension</source>
        <translation>每多一个并行维度，集合通信库再占用的显存</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Cards that share every matrix</source>
        <translation>共同切分每个矩阵的卡数</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>流水级数</translation>
    </message>
    <message>
        <source>Stages that the layers are divided into</source>
        <translation>层被分成的级数</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>虚拟流水级</translation>
    </message>
    <message>
        <source>Chunks of layers that each stage holds (interleaving)</source>
        <translation>每级持有的层块数（交错调度）</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Cards that share every sequence</source>
        <translation>共同切分每条序列的卡数</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Cards that share the experts of a layer</source>
        <translation>共同分担一层专家的卡数</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>Replicas; follows from the cards and the other degrees when empty</source>
        <translation>副本数；留空时由卡数和其他并行度得出</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO 级别</translation>
    </message>
    <message>
        <source>What data-parallel ranks share: 0 nothing, 1 optimizer states, 2 and gradients, 3 and weights (FSDP)</source>
        <translation>数据并行各 rank 分片的内容：0 不分，1 优化器状态，2 再加梯度，3 再加权重（FSDP）</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Sequences of one forward pass</source>
        <translation>一次前向的序列数</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Which activations are computed again in the backward pass</source>
        <translation>哪些激活值在反向时重新计算</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Tensor-parallel ranks also share the activations between the matrices</source>
        <translation>张量并行各 rank 还切分矩阵之间的激活值</translation>
    </message>
    <message>
        <source>Hidden tensor-parallel traffic</source>
        <translation>张量并行通信掩盖率</translation>
    </message>
    <message>
        <source>Share of tensor-parallel collectives hidden behind matrix work</source>
        <translation>张量并行集合通信被矩阵计算掩盖的比例</translation>
    </message>
    <message>
        <source>Hidden data-parallel traffic</source>
        <translation>数据并行通信掩盖率</translation>
    </message>
    <message>
        <source>Share of data-parallel collectives that may hide behind the last micro-batch</source>
        <translation>数据并行集合通信可被最后一个微批次掩盖的比例</translation>
    </message>
    <message>
        <source>Hidden pipeline traffic</source>
        <translation>流水线通信掩盖率</translation>
    </message>
    <message>
        <source>Share of stage-to-stage traffic hidden behind compute</source>
        <translation>流水级间通信被计算掩盖的比例</translation>
    </message>
    <message>
        <source>Hidden expert traffic</source>
        <translation>专家并行通信掩盖率</translation>
    </message>
    <message>
        <source>Share of the all-to-all of experts hidden behind compute</source>
        <translation>专家 all-to-all 被计算掩盖的比例</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>专家负载不均</translation>
    </message>
    <message>
        <source>Tokens of the busiest rank over the mean</source>
        <translation>最忙 rank 的 token 数与平均值之比</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>A published model of the catalogue; choosing one fills in the architecture</source>
        <translation>目录中的公开模型；选择后自动填入结构</translation>
    </message>
    <message>
        <source>Parameter count</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Used when the architecture is not given: a plausible one is derived from it and shown as assumed</source>
        <translation>未给出结构时使用：由它推出一个合理的结构，并标为假定</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Transformer blocks</source>
        <translation>Transformer 块数</translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation>隐藏宽度</translation>
    </message>
    <message>
        <source>Width of the residual stream</source>
        <translation>残差流的宽度</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Query heads of a layer</source>
        <translation>每层的查询头数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Key and value heads of a layer; fewer than query heads with grouped queries</source>
        <translation>每层的键值头数；分组查询时少于查询头</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>Width of one head; hidden width over heads where the config does not say</source>
        <translation>单个头的宽度；配置未注明时为隐藏宽度除以头数</translation>
    </message>
    <message>
        <source>Feed-forward width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <source>Inner width of a dense feed-forward block</source>
        <translation>稠密前馈块的内部宽度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>Tokens that the tokenizer knows</source>
        <translation>分词器认识的 token 数</translation>
    </message>
    <message>
        <source>Gated feed-forward</source>
        <translation>门控前馈</translation>
    </message>
    <message>
        <source>Three matrices (SwiGLU, GeGLU) instead of two</source>
        <translation>三个矩阵（SwiGLU、GeGLU）而不是两个</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>共享嵌入</translation>
    </message>
    <message>
        <source>The LM head shares the token embedding</source>
        <translation>LM 头与词嵌入共享权重</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Routed experts of a layer; 0 for a dense model</source>
        <translation>每层的路由专家数；稠密模型为 0</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每 token 专家数</translation>
    </message>
    <message>
        <source>Routed experts that each token uses</source>
        <translation>每个 token 使用的路由专家数</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <source>Inner width of one routed expert</source>
        <translation>单个路由专家的内部宽度</translation>
    </message>
    <message>
        <source>Shared expert width</source>
        <translation>共享专家宽度</translation>
    </message>
    <message>
        <source>Total inner width of the experts that every token uses</source>
        <translation>所有 token 都用的专家的内部宽度之和</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>稠密层数</translation>
    </message>
    <message>
        <source>Layers without experts</source>
        <translation>没有专家的层</translation>
    </message>
    <message>
        <source>KV rank</source>
        <translation>KV 秩</translation>
    </message>
    <message>
        <source>Latent rank of keys and values (MLA); 0 for ordinary attention</source>
        <translation>键值的潜在秩（MLA）；普通注意力为 0</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>查询秩</translation>
    </message>
    <message>
        <source>Latent rank of queries (MLA); 0 when projected directly</source>
        <translation>查询的潜在秩（MLA）；直接投影时为 0</translation>
    </message>
    <message>
        <source>Head dimension without rotation</source>
        <translation>无旋转头维度</translation>
    </message>
    <message>
        <source>MLA: per-head width that carries no position</source>
        <translation>MLA：每头不含位置信息的宽度</translation>
    </message>
    <message>
        <source>Rotary head dimension</source>
        <translation>旋转头维度</translation>
    </message>
    <message>
        <source>MLA: per-head width that carries the position</source>
        <translation>MLA：每头携带位置信息的宽度</translation>
    </message>
    <message>
        <source>Value head dimension</source>
        <translation>值头维度</translation>
    </message>
    <message>
        <source>MLA: per-head width of values</source>
        <translation>MLA：每头值的宽度</translation>
    </message>
    <message>
        <source>Prediction modules</source>
        <translation>预测模块</translation>
    </message>
    <message>
        <source>Multi-token prediction modules beside the layers</source>
        <translation>各层之外的多 token 预测模块</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>可学习位置</translation>
    </message>
    <message>
        <source>Rows of a learned position table; 0 with rotary positions</source>
        <translation>可学习位置表的行数；旋转位置为 0</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Longest context that the config states</source>
        <translation>配置中注明的最长上下文</translation>
    </message>
    <message>
        <source>Vectors per norm</source>
        <translation>每个归一化的向量数</translation>
    </message>
    <message>
        <source>1 RMSNorm, 2 LayerNorm with bias, 0 without weights</source>
        <translation>RMSNorm 为 1，带偏置的 LayerNorm 为 2，无权重为 0</translation>
    </message>
    <message>
        <source>Norms per layer</source>
        <translation>每层归一化数</translation>
    </message>
    <message>
        <source>2 usually, 4 with norms after each half</source>
        <translation>通常为 2；每半层之后也归一化时为 4</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>末层归一化</translation>
    </message>
    <message>
        <source>A norm before the LM head</source>
        <translation>LM 头之前的归一化</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>嵌入归一化</translation>
    </message>
    <message>
        <source>A norm after the embedding</source>
        <translation>嵌入之后的归一化</translation>
    </message>
    <message>
        <source>Query and key norms</source>
        <translation>查询与键归一化</translation>
    </message>
    <message>
        <source>Norms on queries and keys</source>
        <translation>对查询和键做归一化</translation>
    </message>
    <message>
        <source>Bias on q, k, v</source>
        <translation>q、k、v 偏置</translation>
    </message>
    <message>
        <source>Bias vectors of the query, key and value projections</source>
        <translation>查询、键、值投影的偏置向量</translation>
    </message>
    <message>
        <source>Bias on attention output</source>
        <translation>注意力输出偏置</translation>
    </message>
    <message>
        <source>Bias vector of the output projection</source>
        <translation>输出投影的偏置向量</translation>
    </message>
    <message>
        <source>Bias in feed-forward</source>
        <translation>前馈偏置</translation>
    </message>
    <message>
        <source>Bias vectors of the feed-forward matrices</source>
        <translation>前馈矩阵的偏置向量</translation>
    </message>
    <message>
        <source>Bias on LM head</source>
        <translation>LM 头偏置</translation>
    </message>
    <message>
        <source>Bias vector of the LM head</source>
        <translation>LM 头的偏置向量</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>注意力汇</translation>
    </message>
    <message>
        <source>One learned value per head</source>
        <translation>每个头一个可学习的值</translation>
    </message>
    <message>
        <source>Router bias</source>
        <translation>路由偏置</translation>
    </message>
    <message>
        <source>A correction bias per expert</source>
        <translation>每个专家一个修正偏置</translation>
    </message>
    <message>
        <source>Gate on shared expert</source>
        <translation>共享专家的门</translation>
    </message>
    <message>
        <source>A gate vector on the shared expert</source>
        <translation>共享专家上的门控向量</translation>
    </message>
    <message>
        <source>Bias in experts</source>
        <translation>专家偏置</translation>
    </message>
    <message>
        <source>Bias vectors of the expert matrices</source>
        <translation>专家矩阵的偏置向量</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>Tokens that windowed attention reaches back; 0 for full attention</source>
        <translation>窗口注意力回看的 token 数；完整注意力为 0</translation>
    </message>
    <message>
        <source>Windowed layers</source>
        <translation>窗口层数</translation>
    </message>
    <message>
        <source>Layers that use the window</source>
        <translation>使用窗口的层数</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>训练 token 数</translation>
    </message>
    <message>
        <source>Tokens of the data set, counted once; empty: samples × sample length</source>
        <translation>数据集的 token 数，只数一遍；留空：样本数 × 样本长度</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Number of training samples (fine-tuning)</source>
        <translation>训练样本的数量（微调）</translation>
    </message>
    <message>
        <source>Sample length</source>
        <translation>样本长度</translation>
    </message>
    <message>
        <source>Mean tokens of a sample after packing</source>
        <translation>打包后每个样本的平均 token 数</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>How often the data is seen</source>
        <translation>数据过几遍</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens of one training sequence; the longest planned, because activations grow with it</source>
        <translation>一条训练序列的 token 数；按计划中最长的填，因为激活值随之增长</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step; empty: about 4M tokens for pre-training, 128 sequences for fine-tuning</source>
        <translation>一个优化器步的序列数；留空：预训练约 4M token，微调 128 条序列</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Of every amount in this scenario</source>
        <translation>本方案中所有金额的币种</translation>
    </message>
    <message>
        <source>Renminbi per US dollar</source>
        <translation>每美元人民币</translation>
    </message>
    <message>
        <source>Converts catalogue prices quoted in the other currency</source>
        <translation>用于换算以另一币种报价的目录价格</translation>
    </message>
    <message>
        <source>Chosen route</source>
        <translation>所选方式</translation>
    </message>
    <message>
        <source>The route that the verdict shows first</source>
        <translation>结论中首先显示的方式</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Ceiling; drawn on the charts and warned about</source>
        <translation>上限；画在图上，超出时警告</translation>
    </message>
    <message>
        <source>Stop-loss</source>
        <translation>止损</translation>
    </message>
    <message>
        <source>Money spent without convergence at which the run ends</source>
        <translation>花到这个金额仍不收敛就终止训练</translation>
    </message>
    <message>
        <source>Rent of a card-hour</source>
        <translation>每卡时租金</translation>
    </message>
    <message>
        <source>Lease of a card-hour</source>
        <translation>每卡时长租价</translation>
    </message>
    <message>
        <source>Paid for every hour of the term, used or not; empty: from the catalogue</source>
        <translation>租期内每小时都付，用与不用一样；留空：取自目录</translation>
    </message>
    <message>
        <source>Shortest term</source>
        <translation>最短租期</translation>
    </message>
    <message>
        <source>Whole months are paid, at least these</source>
        <translation>按整月付费，至少这么多</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>One server with its cards; empty: from the catalogue</source>
        <translation>一台含卡的服务器；留空：取自目录</translation>
    </message>
    <message>
        <source>Fabric, optics and cables as a share of the servers</source>
        <translation>交换网络、光模块与线缆，按服务器价的比例</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Storage system as a share of the servers</source>
        <translation>存储系统，按服务器价的比例</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>备件</translation>
    </message>
    <message>
        <source>Spare nodes and parts as a share of the servers</source>
        <translation>备用节点与备件，按服务器价的比例</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Installation and burn-in as a share of the hardware</source>
        <translation>安装与拷机，按硬件价的比例</translation>
    </message>
    <message>
        <source>Depreciation life</source>
        <translation>折旧年限</translation>
    </message>
    <message>
        <source>Years over which the hardware is written off</source>
        <translation>硬件摊销的年数</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Resale at once</source>
        <translation>即刻转售</translation>
    </message>
    <message>
        <source>Share of the price that a card sold the next day brings</source>
        <translation>买入次日转售所得占购入价的比例</translation>
    </message>
    <message>
        <source>Resale kept per year</source>
        <translation>每年转售保值率</translation>
    </message>
    <message>
        <source>Share of its resale value that a card keeps over a year</source>
        <translation>一年后仍保有的转售价值比例</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>资金成本</translation>
    </message>
    <message>
        <source>Per year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>Use of owned cards</source>
        <translation>自有卡使用率</translation>
    </message>
    <message>
        <source>Share of the life in which owned cards do useful work; the rest is idle</source>
        <translation>年限内自有卡做有用工作的时间比例；其余为闲置</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Node power over card power</source>
        <translation>节点功耗与卡功耗之比</translation>
    </message>
    <message>
        <source>Power of a server over the design power of its cards</source>
        <translation>服务器功耗与其中各卡设计功耗之比</translation>
    </message>
    <message>
        <source>Load factor</source>
        <translation>负载系数</translation>
    </message>
    <message>
        <source>Mean draw over nameplate while training</source>
        <translation>训练时平均功耗与铭牌功耗之比</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>托管机房</translation>
    </message>
    <message>
        <source>Room, racks and cooling per kW and month; empty: 184 USD in the plan&apos;s currency</source>
        <translation>机房、机柜与散热，每 kW 每月；留空：184 美元，折成规划币种</translation>
    </message>
    <message>
        <source>Support and maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Per year, as a share of the hardware</source>
        <translation>每年，按硬件价的比例</translation>
    </message>
    <message>
        <source>Operations staff</source>
        <translation>运维人员</translation>
    </message>
    <message>
        <source>Per node and year; empty: 2,500 USD in the plan&apos;s currency</source>
        <translation>每节点每年；留空：2,500 美元，折成规划币种</translation>
    </message>
    <message>
        <source>Trial runs and ablations</source>
        <translation>试跑与消融</translation>
    </message>
    <message>
        <source>Card-hours beside the final run, as a share of it</source>
        <translation>正式训练之外的卡时，按其比例</translation>
    </message>
    <message>
        <source>Lost rounds</source>
        <translation>报废轮次</translation>
    </message>
    <message>
        <source>Card-hours of runs that failed or diverged, as a share of the final run</source>
        <translation>失败或发散的训练所耗卡时，按正式训练的比例</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>数据准备</translation>
    </message>
    <message>
        <source>Collection, cleaning, labelling, licences</source>
        <translation>采集、清洗、标注、授权</translation>
    </message>
    <message>
        <source>For data and checkpoints on the rented and leased routes; empty: 0.023 USD in the plan&apos;s currency</source>
        <translation>租用与长租时存放数据和检查点；留空：0.023 美元，折成规划币种</translation>
    </message>
    <message>
        <source>Outbound traffic</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>For taking the kept checkpoints home; empty: 0.09 USD in the plan&apos;s currency</source>
        <translation>把保留的检查点取回；留空：0.09 美元，折成规划币种</translation>
    </message>
    <message>
        <source>Measured step time</source>
        <translation>实测步时</translation>
    </message>
    <message>
        <source>Cards of the measurement</source>
        <translation>实测卡数</translation>
    </message>
    <message>
        <source>Step time at twice the cards</source>
        <translation>两倍卡数时的步时</translation>
    </message>
    <message>
        <source>With the same global batch; gives the linearity</source>
        <translation>全局批次不变；由此得出线性度</translation>
    </message>
    <message>
        <source>Mean time between failures of a node</source>
        <translation>节点平均无故障时间</translation>
    </message>
    <message>
        <source>Of any kind that stops the job</source>
        <translation>任何使作业中断的故障</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>Detect, replace, load and the first steps</source>
        <translation>发现、替换、加载和最初几步</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Useful time between checkpoints; empty: the optimum of Daly</source>
        <translation>两次检查点之间的有效时间；留空：取 Daly 最优值</translation>
    </message>
    <message>
        <source>Checkpoints are written</source>
        <translation>检查点写入方式</translation>
    </message>
    <message>
        <source>Whether training waits for the files</source>
        <translation>训练是否等待文件写完</translation>
    </message>
    <message>
        <source>Write bandwidth</source>
        <translation>写带宽</translation>
    </message>
    <message>
        <source>Of the shared storage, all nodes together, reserved for checkpoints</source>
        <translation>共享存储，所有节点合计，为检查点预留</translation>
    </message>
    <message>
        <source>Read bandwidth</source>
        <translation>读带宽</translation>
    </message>
    <message>
        <source>Of the shared storage, all nodes together</source>
        <translation>共享存储，所有节点合计</translation>
    </message>
    <message>
        <source>Copy to host memory</source>
        <translation>拷贝到主机内存</translation>
    </message>
    <message>
        <source>Per card; the stall of a background checkpoint</source>
        <translation>每卡；后台检查点的停顿</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留的检查点</translation>
    </message>
    <message>
        <source>Full versions on storage, never only the newest</source>
        <translation>存储上的完整版本数，绝不只留最新一份</translation>
    </message>
    <message>
        <source>Bytes per token of data</source>
        <translation>每 token 数据字节数</translation>
    </message>
    <message>
        <source>Stored token ids; empty: 2 bytes up to a vocabulary of 65,536, else 4</source>
        <translation>存储的 token id；留空：词表不超过 65,536 时 2 字节，否则 4 字节</translation>
    </message>
    <message>
        <source>Change of card kind, leased</source>
        <translation>中途换卡，长租</translation>
    </message>
    <message>
        <source>Change of card kind, owned</source>
        <translation>中途换卡，自有</translation>
    </message>
    <message>
        <source>Matrix rate achieved</source>
        <translation>矩阵速率达成率</translation>
    </message>
    <message>
        <source>Share of the dense peak that large matrix products sustain on this machine; empty: the generation&apos;s</source>
        <translation>本机大矩阵乘持续达到稠密峰值的比例；留空：取这一代卡的值</translation>
    </message>
    <message>
        <source>Memory bandwidth achieved</source>
        <translation>显存带宽达成率</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth that element-wise kernels sustain; empty: the generation&apos;s</source>
        <translation>逐元素内核持续达到显存带宽的比例；留空：取这一代卡的值</translation>
    </message>
    <message>
        <source>Link bandwidth achieved</source>
        <translation>互联带宽达成率</translation>
    </message>
    <message>
        <source>Share of the node&apos;s link rate that large collectives reach; empty: the generation&apos;s</source>
        <translation>大块集合通信达到节点内互联速率的比例；留空：取这一代卡的值</translation>
    </message>
    <message>
        <source>Network bandwidth achieved</source>
        <translation>网络带宽达成率</translation>
    </message>
    <message>
        <source>Share of the network rate that large collectives reach; empty: the generation&apos;s</source>
        <translation>大块集合通信达到网络速率的比例；留空：取这一代卡的值</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Fills in kernels, overlap, gradients and states as the framework has them by default; each stays open to change</source>
        <translation>按该框架的默认行为填入内核、通信重叠、梯度和模型状态；每一项仍可修改</translation>
    </message>
    <message>
        <source>Model states</source>
        <translation>模型状态</translation>
    </message>
    <message>
        <source>In which formats weights, gradients and moments are kept</source>
        <translation>权重、梯度和动量以哪种格式保存</translation>
    </message>
    <message>
        <source>Optimizer update</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>Decides temporaries of the update and how long gradients live</source>
        <translation>决定更新时的临时量以及梯度保留多久</translation>
    </message>
    <message>
        <source>Offload to host memory</source>
        <translation>卸载到主机内存</translation>
    </message>
    <message>
        <source>Which states are kept in host memory</source>
        <translation>哪些状态放在主机内存</translation>
    </message>
    <message>
        <source>Activations offloaded</source>
        <translation>激活值卸载</translation>
    </message>
    <message>
        <source>Kept activations go to host memory and come back for the backward pass</source>
        <translation>保留的激活值转移到主机内存，反向时再取回</translation>
    </message>
    <message>
        <source>Embedding and head trained</source>
        <translation>训练嵌入和输出头</translation>
    </message>
    <message>
        <source>Beside the adapters a copy of embedding and LM head is trained (modules_to_save)</source>
        <translation>除适配器外，另训练一份嵌入和 LM 头的副本（modules_to_save）</translation>
    </message>
    <message>
        <source>Base quantised beforehand</source>
        <translation>底座已预先量化</translation>
    </message>
    <message>
        <source>QLoRA on a GPTQ or AWQ checkpoint; else the weights are quantised while they are loaded</source>
        <translation>在 GPTQ 或 AWQ 检查点上做 QLoRA；否则加载时才量化权重</translation>
    </message>
    <message>
        <source>Fused norm kernels</source>
        <translation>融合归一化内核</translation>
    </message>
    <message>
        <source>Without them each norm keeps an fp32 copy of its input; empty: fused unless the software stack is eager</source>
        <translation>不融合时每个归一化都保留一份输入的 fp32 副本；留空：除即时执行的软件栈外都视为融合</translation>
    </message>
    <message>
        <source>Samples of varying length</source>
        <translation>样本长度不一</translation>
    </message>
    <message>
        <source>Batches are not packed: the allocator also holds blocks of other lengths</source>
        <translation>批次未打包：分配器还会占着其他长度的显存块</translation>
    </message>
    <message>
        <source>Sharding library</source>
        <translation>分片库</translation>
    </message>
    <message>
        <source>Whose buffers the sharding of states needs</source>
        <translation>模型状态分片所用的缓冲按哪个库计算</translation>
    </message>
    <message>
        <source>Weights loaded whole</source>
        <translation>整份加载权重</translation>
    </message>
    <message>
        <source>Each card loads all its weights before they are sharded (no meta device)</source>
        <translation>每张卡先加载它的全部权重再分片（不用 meta 设备）</translation>
    </message>
    <message>
        <source>Layers on the first stage</source>
        <translation>首级的层数</translation>
    </message>
    <message>
        <source>Empty: the layers are divided as evenly as they go</source>
        <translation>留空：各级尽量均分</translation>
    </message>
    <message>
        <source>Layers on the last stage</source>
        <translation>末级的层数</translation>
    </message>
    <message>
        <source>Empty: fewer than on the others where embedding and head make up for them</source>
        <translation>留空：若嵌入和输出头抵得上若干层，则比其他级少</translation>
    </message>
    <message>
        <source>Document length</source>
        <translation>文档长度</translation>
    </message>
    <message>
        <source>Mean tokens of the documents packed into a sequence, where attention stays within a document; empty: attention reaches over the whole sequence</source>
        <translation>打包进一条序列的文档的平均 token 数，注意力只在文档内；留空：注意力覆盖整条序列</translation>
    </message>
    <message>
        <source>Measured peak memory</source>
        <translation>实测峰值显存</translation>
    </message>
    <message>
        <source>Per card at the peak, as nvidia-smi shows it less the runtime context; moves activations and buffers</source>
        <translation>单卡峰值，取 nvidia-smi 所示减去运行时上下文；据此校准激活值和缓冲</translation>
    </message>
    <message>
        <source>Of this plan on the cards beside, in the layout that the plan states; moves the rates behind the estimate</source>
        <translation>本方案以所填布局在右侧卡数上的实测值；据此校准估算所用的各项速率</translation>
    </message>
    <message>
        <source>How many cards ran; without it no measurement is used</source>
        <translation>实测所用的卡数；不填则不采用任何实测值</translation>
    </message>
    <message>
        <source>Memory bandwidth of the host</source>
        <translation>主机内存带宽</translation>
    </message>
    <message>
        <source>Of all processors of a node together, nominal; bounds an optimizer that runs on the host</source>
        <translation>单节点全部处理器合计的标称值；决定在主机上执行的优化器更新速度</translation>
    </message>
    <message>
        <source>Layers recomputed</source>
        <translation>重计算层数</translation>
    </message>
    <message>
        <source>Of each stage, where recompute is full; empty: all of them</source>
        <translation>全量重计算时每个流水级重计算的层数；留空为全部</translation>
    </message>
    <message>
        <source>Pipeline schedule</source>
        <translation>流水线调度</translation>
    </message>
    <message>
        <source>The order in which stages work on micro-batches</source>
        <translation>各流水级处理微批次的顺序</translation>
    </message>
    <message>
        <source>Sharding group</source>
        <translation>分片组</translation>
    </message>
    <message>
        <source>Ranks that states are shared over; replicas of such groups reduce gradients once a step (hybrid sharding); empty: all data-parallel ranks</source>
        <translation>共同分片训练状态的进程数；各分片组之间每步归约一次梯度（混合分片）；留空为全部数据并行进程</translation>
    </message>
    <message>
        <source>Critical batch</source>
        <translation>临界批次</translation>
    </message>
    <message>
        <source>Tokens of a step beyond which a larger batch saves hardly any steps, as a measured gradient noise scale gives it; bounds weak scaling; empty: not judged</source>
        <translation>每步的 token 数超过此值后，再增大批次几乎不再减少步数；由实测的梯度噪声尺度给出；弱扩展以此为界；留空则不作判断</translation>
    </message>
    <message>
        <source>A doubling is worth it from</source>
        <translation>翻倍值得的最低加速</translation>
    </message>
    <message>
        <source>Twice the cards must make training at least this many times faster, or the count before is the knee; 2 is ideal, 1 asks for nothing</source>
        <translation>卡数翻倍后训练至少要快这么多倍，否则翻倍前的卡数就是拐点；2 为理想值，1 表示不作要求</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>网络类型</translation>
    </message>
    <message>
        <source>Moves the generation&apos;s achieved share of the network; a share that the plan states stays</source>
        <translation>修正该代卡的网络实际达成比例；规划中已写明的比例不变</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>Bandwidth into a leaf switch over bandwidth out of it: 1 does not block, 4 is 4:1</source>
        <translation>叶交换机下行带宽与上行带宽之比：1 为无阻塞，4 即 4:1</translation>
    </message>
    <message>
        <source>Nodes under one leaf switch</source>
        <translation>同一叶交换机下的节点数</translation>
    </message>
    <message>
        <source>Their traffic passes no oversubscribed uplink; 32 with one leaf switch a rail, 4 where all eight ports of a node go to one</source>
        <translation>其间的流量不经过收敛的上行链路；每条轨道一台叶交换机时为 32，一个节点的八个端口都接到同一台时为 4</translation>
    </message>
    <message>
        <source>Step times on more counts</source>
        <translation>更多卡数下的步时</translation>
    </message>
    <message>
        <source>Cards and seconds of each measurement with the same global batch: 64:12.1, 128:6.4, 256:3.5</source>
        <translation>同一全局批次下每次测量的卡数与秒数：64:12.1, 128:6.4, 256:3.5</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>耐心期限</translation>
    </message>
    <message>
        <source>Days without convergence after which the run ends</source>
        <translation>多少天不收敛就停止训练</translation>
    </message>
    <message>
        <source>Tax on profit</source>
        <translation>所得税率</translation>
    </message>
    <message>
        <source>For the present value after tax: expenses and depreciation lower the tax. 0: before tax</source>
        <translation>用于税后现值：费用与折旧可抵税；0 表示税前</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Where the machines stand: sets electricity, PUE and carbon where these are empty</source>
        <translation>机器所在地：电价、PUE、碳排放未填时按地区取值</translation>
    </message>
    <message>
        <source>Carbon of electricity</source>
        <translation>电力碳排放因子</translation>
    </message>
    <message>
        <source>CO₂ equivalent of a kWh; empty: of the region&apos;s grid</source>
        <translation>每度电的二氧化碳当量；留空取地区电网值</translation>
    </message>
    <message>
        <source>Rented</source>
        <translation>租用方式</translation>
    </message>
    <message>
        <source>On demand, spot, or reserved for blocks of months</source>
        <translation>按需、竞价或按月数整块预留</translation>
    </message>
    <message>
        <source>Of the kind chosen; empty: the median of the catalogue&apos;s quotes</source>
        <translation>按所选方式的单价；留空取价格库报价的中位数</translation>
    </message>
    <message>
        <source>Spot nodes reclaimed</source>
        <translation>竞价节点回收率</translation>
    </message>
    <message>
        <source>Share of the nodes that the provider takes back within a month</source>
        <translation>一个月内被厂商收回的节点比例</translation>
    </message>
    <message>
        <source>Paid of an unused rest</source>
        <translation>剩余租期支付比例</translation>
    </message>
    <message>
        <source>Share of the months after the run that must be paid when leaving early; 1: take or pay</source>
        <translation>提前退租时剩余月份须支付的比例；1 表示照付不议</translation>
    </message>
    <message>
        <source>Smallest size</source>
        <translation>最小规模</translation>
    </message>
    <message>
        <source>Cards that the contract commits to at least</source>
        <translation>合同承诺的最少卡数</translation>
    </message>
    <message>
        <source>Paid of unused cards</source>
        <translation>未用卡支付比例</translation>
    </message>
    <message>
        <source>Share of the committed cards&apos; price paid for those not used</source>
        <translation>承诺而未使用的卡须支付的价格比例</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>交付爬坡期</translation>
    </message>
    <message>
        <source>Months over which the cards arrive one after another; half are there on average</source>
        <translation>卡陆续到位所需月数；期间平均到位一半</translation>
    </message>
    <message>
        <source>Bought as</source>
        <translation>采购方式</translation>
    </message>
    <message>
        <source>Complete servers, or cards and hosts each at its price</source>
        <translation>整机，或卡与主机分别计价</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>One card, where cards and hosts are bought apart; empty: from the catalogue</source>
        <translation>卡与主机分开采购时单卡价格；留空取价格库</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>A server without its cards, where they are bought apart; empty: the server less its cards</source>
        <translation>分开采购时不含卡的服务器；留空为整机价减卡价</translation>
    </message>
    <message>
        <source>Network per card</source>
        <translation>每卡网络</translation>
    </message>
    <message>
        <source>Switches, optics and cables of a card; empty: the share of the servers below</source>
        <translation>每张卡分摊的交换机、光模块与线缆；留空按下方服务器占比</translation>
    </message>
    <message>
        <source>Share of the purchase price at the end of the life; empty: from the two values above</source>
        <translation>寿命期末占采购价的比例；留空由上面两项推算</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>How the purchase is written off, for the tax</source>
        <translation>采购如何计提折旧，用于税务</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>交付周期</translation>
    </message>
    <message>
        <source>From the order to machines that work</source>
        <translation>从下单到机器可用</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>预付款</translation>
    </message>
    <message>
        <source>Share of the purchase paid with the order, the rest on delivery</source>
        <translation>下单时支付的采购款比例，余款交付时付清</translation>
    </message>
    <message>
        <source>Cost of a month&apos;s delay</source>
        <translation>每推迟一个月的代价</translation>
    </message>
    <message>
        <source>What starting a month later costs the project; counted until delivery</source>
        <translation>晚开工一个月给项目带来的损失；计到交付为止</translation>
    </message>
    <message>
        <source>After the run</source>
        <translation>训练结束后</translation>
    </message>
    <message>
        <source>What the machines do when this run has ended</source>
        <translation>本次训练结束后机器的去向</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Rented by the kW, or built</source>
        <translation>按 kW 租用，或自建</translation>
    </message>
    <message>
        <source>Empty: of the region; 0.093 USD where none is stated</source>
        <translation>留空取地区电价；未指定地区时为 0.093 USD</translation>
    </message>
    <message>
        <source>Power of the site over power of the machines; empty: of the region, 1.3 where none is stated</source>
        <translation>机房总功率与机器功率之比；留空取地区值，未指定地区时为 1.3</translation>
    </message>
    <message>
        <source>Building a room</source>
        <translation>机房建设</translation>
    </message>
    <message>
        <source>Power, cooling and building per kW of machines; empty: 12,000 USD in the plan&apos;s currency</source>
        <translation>每 kW 机器的供电、制冷与土建；留空为 12,000 USD 折成规划币种</translation>
    </message>
    <message>
        <source>Life of the room</source>
        <translation>机房寿命</translation>
    </message>
    <message>
        <source>Years over which a room of one&apos;s own is written off</source>
        <translation>自建机房的折旧年数</translation>
    </message>
    <message>
        <source>Running the room</source>
        <translation>机房运营</translation>
    </message>
    <message>
        <source>Per kW and month beside electricity; empty: 40 USD in the plan&apos;s currency</source>
        <translation>电费之外每 kW·月的费用；留空为 40 USD 折成规划币种</translation>
    </message>
    <message>
        <source>Operations staff by power</source>
        <translation>按功率计的运维人员</translation>
    </message>
    <message>
        <source>Per kW of machines and month, beside the staff per node</source>
        <translation>每 kW·月，另计于按节点的人员之外</translation>
    </message>
    <message>
        <source>Software licences</source>
        <translation>软件许可</translation>
    </message>
    <message>
        <source>Per card and year</source>
        <translation>每卡每年</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Per year, as a share of the purchase</source>
        <translation>每年，占采购价的比例</translation>
    </message>
    <message>
        <source>Internet transit</source>
        <translation>互联网带宽</translation>
    </message>
    <message>
        <source>Per month; empty: 5,000 USD in the plan&apos;s currency</source>
        <translation>每月；留空为 5,000 USD 折成规划币种</translation>
    </message>
    <message>
        <source>Decommissioning</source>
        <translation>退役处置</translation>
    </message>
    <message>
        <source>Data wipe, freight and disposal as a share of the purchase</source>
        <translation>数据擦除、运输与处置，占采购价的比例</translation>
    </message>
    <message>
        <source>Steady load</source>
        <translation>稳定负载</translation>
    </message>
    <message>
        <source>Share of this run&apos;s cards for which there is always work; the rest is the peak</source>
        <translation>始终有任务可用的卡占本次训练卡数的比例；其余为高峰</translation>
    </message>
    <message>
        <source>Owned base</source>
        <translation>自有部分</translation>
    </message>
    <message>
        <source>Share of this run&apos;s cards that is owned; empty: nothing, the steady load or all, whichever costs least</source>
        <translation>自有卡占本次训练卡数的比例；留空在零、稳定负载、全部三者中取最省</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Card-hours that judge the checkpoints, as a share of the final run</source>
        <translation>评测检查点所用卡时，占正式训练的比例</translation>
    </message>
    <message>
        <source>Card kind changes after</source>
        <translation>换卡型时间</translation>
    </message>
    <message>
        <source>Months after which another kind of card is needed; empty: never. Owned cards are then sold, a lease is left</source>
        <translation>多少个月后必须换成另一种卡；留空为不换。届时自有卡出售、租约退出</translation>
    </message>
    <message>
        <source>Price of the other kind</source>
        <translation>新卡型价格比</translation>
    </message>
    <message>
        <source>Rent of the other kind for the same work, over that of this kind</source>
        <translation>完成同样工作时新卡型租金与现卡型之比</translation>
    </message>
    <message>
        <source>Fees and double payment beside the rest of the term, if another kind of card is needed midway</source>
        <translation>中途换卡型时，剩余租期之外的手续费与重复支付</translation>
    </message>
    <message>
        <source>Work and double payment beside the loss on resale, if another kind of card is needed midway</source>
        <translation>中途换卡型时，转售损失之外的工作量与重复支付</translation>
    </message>
    <message>
        <source>Data cleaning</source>
        <translation>数据清洗</translation>
    </message>
    <message>
        <source>Machines that clean and tokenise, per trillion tokens; empty: 5,000 USD in the plan&apos;s currency</source>
        <translation>每万亿 token 的清洗与分词算力；留空为 5,000 USD 折成规划币种</translation>
    </message>
    <message>
        <source>Checkpoints kept after the run</source>
        <translation>训练后保留检查点</translation>
    </message>
    <message>
        <source>Months for which the kept checkpoints stay in the archive</source>
        <translation>保留的检查点在归档存储中存放的月数</translation>
    </message>
    <message>
        <source>Archive storage</source>
        <translation>归档存储</translation>
    </message>
    <message>
        <source>Cold tier; empty: 0.004 USD in the plan&apos;s currency</source>
        <translation>冷存储；留空为 0.004 USD 折成规划币种</translation>
    </message>
    <message>
        <source>Staff during the run</source>
        <translation>训练期间人员</translation>
    </message>
    <message>
        <source>People who attend to the run, beside those who run the machines</source>
        <translation>看护训练的人员，不含机房运维</translation>
    </message>
    <message>
        <source>Cost of a person</source>
        <translation>人员成本</translation>
    </message>
    <message>
        <source>Per month with everything; empty: 14,000 USD in the plan&apos;s currency</source>
        <translation>每月全成本；留空为 14,000 USD 折成规划币种</translation>
    </message>
    <message>
        <source>Porting the software</source>
        <translation>软件移植</translation>
    </message>
    <message>
        <source>Person-months until the training software runs on this kind of card; empty: by its maker</source>
        <translation>让训练软件在这种卡上跑通所需人月；留空按厂商取值</translation>
    </message>
    <message>
        <source>Replaces the computed amount of this line; 0 switches it off, empty computes it</source>
        <translation>替换此项的计算值；0 表示关闭，留空则计算</translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <source>Cards that share every expert&apos;s matrices, whatever tensor parallel the other layers have; 1 when empty</source>
        <translation>共同切分每个专家矩阵的卡数，与其他层的张量并行度无关；留空为 1</translation>
    </message>
    <message>
        <source>Euro per US dollar</source>
        <translation>1 美元兑欧元</translation>
    </message>
    <message>
        <source>Converts prices quoted in euro</source>
        <translation>用于折算以欧元报出的价格</translation>
    </message>
    <message>
        <source>Pounds per US dollar</source>
        <translation>1 美元兑英镑</translation>
    </message>
    <message>
        <source>Converts prices quoted in pounds sterling</source>
        <translation>用于折算以英镑报出的价格</translation>
    </message>
    <message>
        <source>Yen per US dollar</source>
        <translation>1 美元兑日元</translation>
    </message>
    <message>
        <source>Converts prices quoted in yen</source>
        <translation>用于折算以日元报出的价格</translation>
    </message>
    <message>
        <source>Hong Kong dollars per US dollar</source>
        <translation>1 美元兑港元</translation>
    </message>
    <message>
        <source>Converts prices quoted in Hong Kong dollars</source>
        <translation>用于折算以港元报出的价格</translation>
    </message>
    <message>
        <source>Singapore dollars per US dollar</source>
        <translation>1 美元兑新加坡元</translation>
    </message>
    <message>
        <source>Converts prices quoted in Singapore dollars</source>
        <translation>用于折算以新加坡元报出的价格</translation>
    </message>
    <message>
        <source>Exchange rates of</source>
        <translation>汇率日期</translation>
    </message>
    <message>
        <source>The day of the rates above, as 2026-11-30; a rate that is not set stays an assumption</source>
        <translation>以上汇率的日期，如 2026-11-30；未设定的汇率仍按假设值</translation>
    </message>
</context>
<context>
    <name>FieldGroup</name>
    <message>
        <source>Three answers first</source>
        <translation>先回答三个问题</translation>
    </message>
    <message>
        <source>Control groups</source>
        <translation>对照组</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Links and memory</source>
        <translation>互联与显存</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Kernels and allocator</source>
        <translation>内核与显存分配器</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>通信与计算重叠</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Experts and latent attention</source>
        <translation>专家与潜在注意力</translation>
    </message>
    <message>
        <source>Details of the architecture</source>
        <translation>结构细节</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Currency and limits</source>
        <translation>币种与限额</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Running owned machines</source>
        <translation>自有机器的运营</translation>
    </message>
    <message>
        <source>Usually forgotten</source>
        <translation>常被遗漏的费用</translation>
    </message>
    <message>
        <source>Measured on the cluster</source>
        <translation>集群实测</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Checkpoints and storage</source>
        <translation>检查点与存储</translation>
    </message>
    <message>
        <source>Achieved shares</source>
        <translation>实际达成比例</translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Rent, lines set by hand</source>
        <translation>租用：手工设定的费用项</translation>
    </message>
    <message>
        <source>Lease, lines set by hand</source>
        <translation>长租：手工设定的费用项</translation>
    </message>
    <message>
        <source>Build, lines set by hand</source>
        <translation>自建：手工设定的费用项</translation>
    </message>
    <message>
        <source>Purchase, lines set by hand</source>
        <translation>采购：手工设定的费用项</translation>
    </message>
    <message>
        <source>Ownership, lines set by hand</source>
        <translation>持有期：手工设定的费用项</translation>
    </message>
    <message>
        <source>Hybrid, lines set by hand</source>
        <translation>混合：手工设定的费用项</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>有风险</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
</context>
<context>
    <name>Framing</name>
    <message>
        <source>the earliest end lies after the latest; exchange them</source>
        <translation>最早完成时间晚于最迟完成时间；请对调</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A token goes to %1 experts, but there are only %2; correct the file or take the model&apos;s original config.json.</source>
        <translation>每个 token 分给 %1 个专家，但总共只有 %2 个；请改正文件，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The biases of the latent attention&apos;s inner projections are not counted: far below one percent of the parameters.</source>
        <translation>潜在注意力内部投影的偏置未计入：远不到参数的百分之一。</translation>
    </message>
    <message>
        <source>The hidden size %1 is no multiple of the %2 attention heads and there is no head_dim; correct the file or take the model&apos;s original config.json.</source>
        <translation>隐藏宽度 %1 不是 %2 个注意力头的整数倍，也没有 head_dim；请改正文件，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The %1 attention heads cannot share %2 key-value heads evenly; correct the file or take the model&apos;s original config.json.</source>
        <translation>%1 个注意力头不能均分 %2 个键值头；请改正文件，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The file lists more layers than its %1; correct it or take the model&apos;s original config.json.</source>
        <translation>文件列出的层数多于其 %1；请改正，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The file&apos;s numbers add up to a model beyond all measure (more than 10^16 parameters); take the model&apos;s original config.json.</source>
        <translation>按文件中的数字，模型大得离谱（超过 10^16 个参数）；请使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The family %1 is not known here and is counted like Llama; compare the parameter count with the published one.</source>
        <translation>不认识模型系列 %1，按 Llama 计算；请将参数量与公布值对照。</translation>
    </message>
    <message>
        <source>The file does not say all; taken from the defaults of the model&apos;s class: %1.</source>
        <translation>文件没有写全；以下取自该模型类的默认值：%1。</translation>
    </message>
    <message>
        <source>Only the language model is taken; left out: %1.</source>
        <translation>只取语言模型部分；略去：%1。</translation>
    </message>
    <message>
        <source>The checkpoint is stored quantised; that is its size on disk, not the size it is trained in, and the plan&apos;s precision counts.</source>
        <translation>该检查点以量化形式存储；那是磁盘上的大小，不是训练时的大小，计算以规划中的精度为准。</translation>
    </message>
    <message>
        <source>%1 has another head than a language model; it is counted with a language-model head.</source>
        <translation>%1 的输出头不是语言模型头；此处按语言模型头计算。</translation>
    </message>
    <message>
        <source>The file describes an adapter, not a model; give the config.json of the base model it belongs to.</source>
        <translation>该文件描述的是适配器而不是模型；请给出其底座模型的 config.json。</translation>
    </message>
    <message>
        <source>The file is JSON but not the config of a model: it has neither model_type nor architectures nor hidden_size; give the file named config.json of the model&apos;s page.</source>
        <translation>该文件是 JSON，但不是模型配置：既没有 model_type，也没有 architectures 或 hidden_size；请给出模型页面上名为 config.json 的文件。</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB, which no config.json is; give the model&apos;s config.json, not its weights or its tokenizer.</source>
        <translation>文件超过 16 MiB，config.json 不会这么大；请给出模型的 config.json，而不是权重或分词器。</translation>
    </message>
    <message>
        <source>The file is empty; download the model&apos;s config.json again.</source>
        <translation>文件是空的；请重新下载模型的 config.json。</translation>
    </message>
    <message>
        <source>The file is binary or not UTF-8 text; give the model&apos;s config.json, saved as UTF-8.</source>
        <translation>文件是二进制或不是 UTF-8 文本；请给出以 UTF-8 保存的 config.json。</translation>
    </message>
    <message>
        <source>The file is a web page, not JSON; download the raw config.json instead of the page that shows it.</source>
        <translation>文件是网页而不是 JSON；请下载原始的 config.json，而不是显示它的页面。</translation>
    </message>
    <message>
        <source>The JSON nests deeper than %1 levels, which no config.json does; give the model&apos;s original config.json.</source>
        <translation>JSON 嵌套超过 %1 层，config.json 不会这样；请给出模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The JSON is of type %1, not an object with the model&apos;s keys; give the model&apos;s config.json.</source>
        <translation>该 JSON 的类型是 %1，不是含有模型各键的对象；请给出模型的 config.json。</translation>
    </message>
    <message>
        <source>The JSON breaks off at the end of the file; download the model&apos;s config.json again.</source>
        <translation>JSON 在文件末尾中断；请重新下载模型的 config.json。</translation>
    </message>
    <message>
        <source>The file is not valid JSON at this place (byte %1); correct it or download the model&apos;s config.json again.</source>
        <translation>文件在此处（第 %1 字节）不是合法的 JSON；请改正，或重新下载模型的 config.json。</translation>
    </message>
    <message>
        <source>The number %1 is too large to be read; correct it or take the model&apos;s original config.json.</source>
        <translation>数字 %1 太大，无法读取；请改正，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>%1 is %2, but must lie between %3 and %4; correct it or take the model&apos;s original config.json.</source>
        <translation>%1 为 %2，但必须在 %3 与 %4 之间；请改正，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number; correct it or take the model&apos;s original config.json.</source>
        <translation>%1 为 %2，不是整数；请改正，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>%1 differs from layer to layer, which this version does not model; enter the model by hand with the mean value.</source>
        <translation>%1 逐层不同，此版本不支持；请手工输入模型，取平均值。</translation>
    </message>
    <message>
        <source>%1 is %2, not true or false; correct it or take the model&apos;s original config.json.</source>
        <translation>%1 为 %2，不是 true 或 false；请改正，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>The config lacks %1, so the model&apos;s size cannot be known; give the complete config.json of the model&apos;s page or add the missing keys.</source>
        <translation>配置缺少 %1，无法得知模型大小；请给出模型页面上完整的 config.json，或补上缺少的键。</translation>
    </message>
    <message>
        <source>%1 is an encoder, not a decoder language model; give the config.json of a decoder such as Llama or Qwen.</source>
        <translation>%1 是编码器，不是解码器语言模型；请给出 Llama 或 Qwen 之类解码器的 config.json。</translation>
    </message>
    <message>
        <source>%1 is an encoder-decoder model, not a decoder language model; give the config.json of a decoder such as Llama or Qwen.</source>
        <translation>%1 是编码器-解码器模型，不是解码器语言模型；请给出 Llama 或 Qwen 之类解码器的 config.json。</translation>
    </message>
    <message>
        <source>%1 is a model of images or sound, not a decoder language model; give the config.json of a decoder such as Llama or Qwen.</source>
        <translation>%1 是图像或声音模型，不是解码器语言模型；请给出 Llama 或 Qwen 之类解码器的 config.json。</translation>
    </message>
    <message>
        <source>%1 has state-space layers or another recurrence, which this version does not model; plan with a transformer of about its size.</source>
        <translation>%1 含有状态空间层或其他递归结构，此版本不支持；请用大小相近的 Transformer 来规划。</translation>
    </message>
    <message>
        <source>%1 has layers of a kind that this version does not model; plan with a model of about its size, or enter the nearest architecture by hand.</source>
        <translation>%1 含有此版本不支持的层；请用大小相近的模型来规划，或手工输入最接近的结构。</translation>
    </message>
    <message>
        <source>%1 is not counted or counted only nearly: the difference is far below one percent of the parameters.</source>
        <translation>%1 未计入或只是近似计入：差别远不到参数的百分之一。</translation>
    </message>
    <message>
        <source>The indexer of the sparse attention is not modelled: its parameters (below one percent) are left out and attention is counted as full.</source>
        <translation>稀疏注意力的索引器未建模：其参数（不到百分之一）略去，注意力按完整计算。</translation>
    </message>
    <message>
        <source>Attention within chunks of %1 tokens is counted as a sliding window of that length.</source>
        <translation>按 %1 个 token 分块的注意力以同样长度的滑动窗口计算。</translation>
    </message>
    <message>
        <source>expansion_ratio is %1, which makes no possible width; correct it or take the model&apos;s original config.json.</source>
        <translation>expansion_ratio 为 %1，得不出可行的宽度；请改正，或使用模型原始的 config.json。</translation>
    </message>
    <message>
        <source>word_embed_proj_dim differs from hidden_size, which this version does not model; take another size of the family.</source>
        <translation>word_embed_proj_dim 与 hidden_size 不同，此版本不支持；请换用该系列的其他大小。</translation>
    </message>
</context>
<context>
    <name>Interconnect</name>
    <message>
        <source>the plan has no price of servers with this domain</source>
        <translation>规划中没有这种高速互联域的服务器价格</translation>
    </message>
    <message>
        <source>the plan has no price of this fabric; its share of the servers is money.network_share</source>
        <translation>规划中没有这种网络的价格；其占服务器价格的比例为 money.network_share</translation>
    </message>
    <message>
        <source>nothing to buy</source>
        <translation>无需采购</translation>
    </message>
    <message>
        <source>the plan has no price of a server; fill in money.server_price</source>
        <translation>规划中没有服务器价格；请填写 money.server_price</translation>
    </message>
    <message>
        <source>fabric %1 of the servers instead of %2, by its ports</source>
        <translation>按端口数折算，网络占服务器价格的 %1，原为 %2</translation>
    </message>
    <message>
        <source>scale-up domain of %1 cards (now %2)</source>
        <translation>高速互联域 %1 卡（现为 %2）</translation>
    </message>
    <message>
        <source>network of %1 a card (now %2)</source>
        <translation>每卡网络 %1（现为 %2）</translation>
    </message>
    <message>
        <source>oversubscription %1:1 (now %2:1)</source>
        <translation>收敛比 %1:1（现为 %2:1）</translation>
    </message>
    <message>
        <source>not rail-optimised, %1 nodes under a leaf switch, oversubscription %2:1</source>
        <translation>不做轨道优化，每台叶交换机 %1 个节点，收敛比 %2:1</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>RoCE, tuned</source>
        <translation>RoCE，已调优</translation>
    </message>
    <message>
        <source>RoCE, untuned: 60 % of the network rate</source>
        <translation>RoCE，未调优：达到网络速率的 60 %</translation>
    </message>
    <message>
        <source>another Ethernet transport, such as EFA</source>
        <translation>其他以太网传输协议，如 EFA</translation>
    </message>
    <message>
        <source>links and network at their nominal rates</source>
        <translation>链路与网络均达到标称速率</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>Sharded data parallel</source>
        <translation>分片数据并行</translation>
    </message>
    <message>
        <source>Tensor parallel in the node</source>
        <translation>节点内张量并行</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>no legal layout of this kind: heads, layers or the batch do not divide over %1 cards</source>
        <translation>没有合法的此类布局：注意力头、层数或批次无法在 %1 张卡上整除</translation>
    </message>
    <message>
        <source>fits: %1 of %2 usable; step %3, done in %4</source>
        <translation>放得下：占可用显存 %2 中的 %1；每步 %3，%4 完成</translation>
    </message>
    <message>
        <source>fits: %1 of %2 usable; step %3</source>
        <translation>放得下：占可用显存 %2 中的 %1；每步 %3</translation>
    </message>
    <message>
        <source>fits (%1 of %2), but takes %3; the latest end is %4</source>
        <translation>放得下（%2 中的 %1），但需要 %3；最迟为 %4</translation>
    </message>
    <message>
        <source>needs at least %1 on a card, at worst %2; %3 are usable</source>
        <translation>每卡至少需要 %1，最坏 %2；可用 %3</translation>
    </message>
    <message>
        <source>no other layout on these cards has a shorter step</source>
        <translation>同样的卡数下，没有步时更短的布局</translation>
    </message>
    <message>
        <source>a search of all layouts on these cards finds a step of %1, %2 less</source>
        <translation>同样的卡数下搜索全部布局，步时可到 %1，少 %2</translation>
    </message>
</context>
<context>
    <name>Layout</name>
    <message>
        <source>every parallel degree must be at least 1</source>
        <translation>每个并行度至少为 1</translation>
    </message>
    <message>
        <source>tensor %1 × pipeline %2 × context %3 × data %4 does not multiply to %5 cards; leave data parallel on auto, or change one degree</source>
        <translation>张量 %1 × 流水线 %2 × 上下文 %3 × 数据 %4 不等于 %5 张卡；请将数据并行设为自动，或改动某个并行度</translation>
    </message>
    <message>
        <source>a global batch of %7 sequences does not divide by %4 replicas × micro-batch %8; change the batch or the replicas</source>
        <translation>全局批次 %7 条序列不能被 %4 个副本 × 微批次 %8 整除；请改动批次或副本数</translation>
    </message>
    <message>
        <source>%9 attention heads do not divide by tensor parallel %1; choose a divisor</source>
        <translation>%9 个注意力头不能被张量并行度 %1 整除；请取其约数</translation>
    </message>
    <message>
        <source>KV heads and tensor parallel %1 do not divide into each other; choose another degree</source>
        <translation>KV 头数与张量并行度 %1 互不整除；请换一个并行度</translation>
    </message>
    <message>
        <source>hidden or feed-forward width does not divide by tensor parallel %1; choose a divisor</source>
        <translation>隐藏宽度或前馈宽度不能被张量并行度 %1 整除；请取其约数</translation>
    </message>
    <message>
        <source>%2 stages × %6 chunks are more than the model&apos;s layers</source>
        <translation>%2 个流水级 × %6 个块超过了模型的层数</translation>
    </message>
    <message>
        <source>interleaving needs several stages and micro-batches that divide by %2 stages (arXiv 2104.04473 §2.2)</source>
        <translation>交错调度需要多个流水级，且微批次数能被 %2 个流水级整除（arXiv 2104.04473 §2.2）</translation>
    </message>
    <message>
        <source>the sequence does not divide into 2 × %3 pieces for context parallel</source>
        <translation>序列不能为上下文并行均分成 2 × %3 段</translation>
    </message>
    <message>
        <source>the experts do not divide by the expert-parallel degree</source>
        <translation>专家数不能被专家并行度整除</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>一张卡</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>微批次 %1</translation>
    </message>
    <message>
        <source>recompute: %1</source>
        <translation>重计算：%1</translation>
    </message>
    <message>
        <source>a zero-bubble schedule needs several stages and no virtual ones</source>
        <translation>零气泡调度需要多个流水级，且不能设虚拟流水级</translation>
    </message>
    <message>
        <source>the sharding group must divide the data × context parallel ranks; a smaller one needs ZeRO 1 or more and a model without experts</source>
        <translation>分片组须整除数据并行 × 上下文并行的进程数；小于该数时需要 ZeRO 1 及以上，且模型不含专家</translation>
    </message>
    <message>
        <source>sharded in groups of %1</source>
        <translation>每 %1 卡一组分片</translation>
    </message>
    <message>
        <source>recompute: %1 layers a stage</source>
        <translation>重计算：每流水级 %1 层</translation>
    </message>
    <message>
        <source>first stage %1 layers</source>
        <translation>首级 %1 层</translation>
    </message>
    <message>
        <source>last stage %1 layers</source>
        <translation>末级 %1 层</translation>
    </message>
    <message>
        <source>expert tensor parallel must divide the experts&apos; feed-forward width, and beside tensor parallel it needs sequence parallelism; choose a divisor, or 1</source>
        <translation>专家张量并行度必须整除专家的前馈宽度，与张量并行同用时还须开启序列并行；请取其约数，或设为 1</translation>
    </message>
    <message>
        <source>expert parallel × expert tensor parallel must divide tensor × context × data parallel ranks</source>
        <translation>专家并行度 × 专家张量并行度必须整除张量 × 上下文 × 数据并行的卡数</translation>
    </message>
</context>
<context>
    <name>Linearity</name>
    <message>
        <source>there is no measured step time; fill in the measured step and its cards, or a series such as 64:12.1, 128:6.4</source>
        <translation>没有实测步时；请填写实测步时及其卡数，或一组数据，如 64:12.1, 128:6.4</translation>
    </message>
    <message>
        <source>one count tells how long a step takes and nothing of how it scales; measure a second one</source>
        <translation>一个卡数只能说明一步要多久，不能说明如何随卡数变化；请再测一个卡数</translation>
    </message>
    <message>
        <source>two counts fix Amdahl&apos;s law whatever they are, so they cannot tell whether it holds; a loss that grows with every card (κ) they cannot see at all: a third count would</source>
        <translation>两个卡数总能恰好定出阿姆达尔定律，因此无法判断它是否成立；随每张卡增长的损失（κ）则完全看不出：需要第三个卡数</translation>
    </message>
    <message>
        <source>three counts can contradict Amdahl&apos;s law; the universal law they fix whatever they are, so they cannot tell whether it holds: a fourth count would</source>
        <translation>三个卡数可以否定阿姆达尔定律；但总能恰好定出通用扩展律，因此无法判断后者是否成立：需要第四个卡数</translation>
    </message>
    <message>
        <source>%1 counts can contradict both laws</source>
        <translation>%1 个卡数足以否定这两条定律</translation>
    </message>
    <message>
        <source>Amdahl: %1 of each step stay however many cards there are (σ = %2 of a step on one card)</source>
        <translation>阿姆达尔：无论多少张卡，每步都有 %1 不会减少（σ 为单卡步时的 %2）</translation>
    </message>
    <message>
        <source>universal law: σ = %1, κ = %2; the step is shortest on %3 cards, beyond them more cards make it longer</source>
        <translation>通用扩展律：σ = %1，κ = %2；步时在 %3 张卡上最短，再加卡反而变长</translation>
    </message>
    <message>
        <source>universal law: σ = %1 and no loss that grows with the cards, so no count is said to be the best</source>
        <translation>通用扩展律：σ = %1，没有随卡数增长的损失，因此不给出最佳卡数</translation>
    </message>
    <message>
        <source>%1: the points speed up more than in proportion, as caches, another layout or noise make them do; σ is held at 0 instead of below</source>
        <translation>%1：各点出现超线性加速，可能来自缓存、不同的并行布局或噪声；σ 本应为负，按 0 处理</translation>
    </message>
    <message>
        <source>%1: the points bend the other way, which is noise or another layout; κ is held at 0 instead of below</source>
        <translation>%1：各点弯向相反方向，可能是噪声或不同的并行布局；κ 本应为负，按 0 处理</translation>
    </message>
    <message>
        <source>%1: more cards do not shorten the step at all; σ is held at 1</source>
        <translation>%1：加卡完全没有缩短步时；σ 按 1 处理</translation>
    </message>
    <message>
        <source>%1 passes through all points, nothing is left over to tell their spread: the intervals take %2 of a measured step (assumed, model.md §9)</source>
        <translation>%1 恰好通过所有点，没有多余的点来估计离散程度：区间取实测步时的 %2（假定，model.md §9）</translation>
    </message>
    <message>
        <source>%1 misses the points by %2 with %3 degrees of freedom; the intervals are those of Student&apos;s t</source>
        <translation>%1 与各点相差 %2，自由度为 %3；区间按学生 t 分布</translation>
    </message>
    <message>
        <source>beyond %1 cards nothing was measured: the intervals hold if the law does, and no layout or network tier changes on the way</source>
        <translation>超过 %1 张卡没有实测：只有定律成立，且途中并行布局与网络层级都不变时，区间才有效</translation>
    </message>
    <message>
        <source>the model is not compared: the plan is not complete, or its layout is not possible on the measured cards</source>
        <translation>未与模型比较：规划不完整，或其并行布局无法用于实测的卡数</translation>
    </message>
    <message>
        <source>on %1 cards the model has no step: such a layout is not possible there, or the plan lacks a figure</source>
        <translation>在 %1 张卡上模型给不出步时：该并行布局不可行，或规划缺少数据</translation>
    </message>
    <message>
        <source>the model, calibrated on %1 cards, is off by up to %2 on the other counts</source>
        <translation>模型以 %1 张卡的测量校准，在其他卡数上最多相差 %2</translation>
    </message>
    <message>
        <source>no part of the model explains half of that by its growth with the cards; look for what the plan does not state, such as another layout or network</source>
        <translation>模型中没有哪个部分随卡数的增长能解释其中一半；请检查规划未写明的因素，例如不同的并行布局或网络</translation>
    </message>
    <message>
        <source>that is within twice the spread of a measured step, so that no part is to be named</source>
        <translation>这在实测步时离散程度的两倍以内，因此不指出任何部分</translation>
    </message>
    <message>
        <source>of the model&apos;s parts “%1” follows the deviations best: with its growth %2 times as modelled, %3 of them would go</source>
        <translation>模型各部分中“%1”与偏差的走势最吻合：其增长若为模型值的 %2 倍，可消除 %3 的偏差</translation>
    </message>
    <message>
        <source>the points contradict each other or the law, so that nothing beyond them can be expected; measure again, with the same global batch and layout on every count</source>
        <translation>实测点彼此矛盾或与规律不符，无法据此外推；请在各卡数下以相同的全局批次与布局重新测量</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>内核启动</translation>
    </message>
    <message>
        <source>TP traffic</source>
        <translation>TP 通信</translation>
    </message>
    <message>
        <source>CP traffic</source>
        <translation>CP 通信</translation>
    </message>
    <message>
        <source>EP traffic</source>
        <translation>EP 通信</translation>
    </message>
    <message>
        <source>PP traffic</source>
        <translation>PP 通信</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>DP traffic</source>
        <translation>DP 通信</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>掉队者</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定开销</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>what is trained: pre-training, continued, full, LoRA or QLoRA</source>
        <translation>训练形式：预训练、继续预训练、全参数微调、LoRA 或 QLoRA</translation>
    </message>
    <message>
        <source>whether a usable result or a comparison is wanted</source>
        <translation>要的是可用的结果，还是对比</translation>
    </message>
    <message>
        <source>the earliest end that is still useful</source>
        <translation>仍有意义的最早完成时间</translation>
    </message>
    <message>
        <source>the latest end that is acceptable</source>
        <translation>可接受的最迟完成时间</translation>
    </message>
    <message>
        <source>how many independent runs the comparison needs</source>
        <translation>对比需要多少次独立训练</translation>
    </message>
    <message>
        <source>the model: a preset, a config.json, or a parameter count</source>
        <translation>模型：预设、config.json 或参数量</translation>
    </message>
    <message>
        <source>how much data: tokens, or samples and their length</source>
        <translation>数据量：token 数，或样本数与样本长度</translation>
    </message>
    <message>
        <source>the accelerator</source>
        <translation>加速卡</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>the query heads must divide by the KV heads; correct one of them</source>
        <translation>查询头数必须能被 KV 头数整除；请改正其一</translation>
    </message>
    <message>
        <source>must be at least 1 and at most the number of experts</source>
        <translation>至少为 1，且不超过专家数</translation>
    </message>
    <message>
        <source>a model with experts needs their width</source>
        <translation>有专家的模型必须给出专家宽度</translation>
    </message>
    <message>
        <source>cannot be more than the layers</source>
        <translation>不能多于层数</translation>
    </message>
    <message>
        <source>latent attention needs its head dimensions; give all of them</source>
        <translation>潜在注意力需要给全各头维度</translation>
    </message>
    <message>
        <source>more heads than the hidden width has channels; give fewer, or the head dimension</source>
        <translation>注意力头数多于隐藏宽度的通道数；请减少头数，或给出头维度</translation>
    </message>
    <message>
        <source>layers without experts need a feed-forward width of at least 1</source>
        <translation>没有专家的层需要至少为 1 的前馈宽度</translation>
    </message>
</context>
<context>
    <name>Numerics</name>
    <message>
        <source>%1 has no fp8 matrix units; choose bf16 or another card</source>
        <translation>%1 没有 fp8 矩阵单元；请改用 bf16 或换一种卡</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>手填</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Framing</source>
        <translation>问题界定</translation>
    </message>
    <message>
        <source>Model &amp; data</source>
        <translation>模型与数据</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Time &amp; scaling</source>
        <translation>时间与扩展</translation>
    </message>
    <message>
        <source>Storage &amp; failures</source>
        <translation>存储与故障</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>What the answer waits for</source>
        <translation>结论还缺什么</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Model and work</source>
        <translation>模型与计算量</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>The card, as the catalogue has it</source>
        <translation>目录中的这种卡</translation>
    </message>
    <message>
        <source>Memory of the fullest card</source>
        <translation>占用最多的卡的显存</translation>
    </message>
    <message>
        <source>By pipeline stage</source>
        <translation>按流水级</translation>
    </message>
    <message>
        <source>The ladder: least trouble first</source>
        <translation>阶梯：先选最省事的</translation>
    </message>
    <message>
        <source>Layout in force</source>
        <translation>生效的布局</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐</translation>
    </message>
    <message>
        <source>Failures and checkpoints</source>
        <translation>故障与检查点</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>Build: this run&apos;s share</source>
        <translation>自建：本次训练分摊</translation>
    </message>
    <message>
        <source>Rates and break-even</source>
        <translation>单价与盈亏平衡</translation>
    </message>
    <message>
        <source>Moved by measurements</source>
        <translation>按实测校准</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Efficiency, batch grows</source>
        <translation>效率（批次随卡数增大）</translation>
    </message>
    <message>
        <source>Step time, batch grows</source>
        <translation>步时（批次随卡数增大）</translation>
    </message>
    <message>
        <source>Days, batch grows</source>
        <translation>天数（批次随卡数增大）</translation>
    </message>
    <message>
        <source>Money, batch grows</source>
        <translation>费用（批次随卡数增大）</translation>
    </message>
    <message>
        <source>Same global batch</source>
        <translation>全局批次不变（强扩展）</translation>
    </message>
    <message>
        <source>Batch grows with the cards</source>
        <translation>批次随卡数增大（弱扩展）</translation>
    </message>
    <message>
        <source>Measured linearity</source>
        <translation>实测线性度</translation>
    </message>
    <message>
        <source>What the measured steps tell</source>
        <translation>实测步时说明了什么</translation>
    </message>
    <message>
        <source>Another interconnect</source>
        <translation>换一种互联</translation>
    </message>
    <message>
        <source>Routes side by side</source>
        <translation>各路线对比</translation>
    </message>
    <message>
        <source>Continuous use</source>
        <translation>持续使用</translation>
    </message>
    <message>
        <source>Cash of the project</source>
        <translation>项目现金流</translation>
    </message>
    <message>
        <source>What costs are made of</source>
        <translation>费用构成</translation>
    </message>
    <message>
        <source>Card-hour by use</source>
        <translation>使用率与卡时成本</translation>
    </message>
    <message>
        <source>Break-even by use</source>
        <translation>使用率与回本时间</translation>
    </message>
    <message>
        <source>Another card midway</source>
        <translation>中途换卡</translation>
    </message>
    <message>
        <source>Where money or patience ends</source>
        <translation>预算或耐心耗尽之时</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Build: purchase</source>
        <translation>自建：采购</translation>
    </message>
    <message>
        <source>Cash by year</source>
        <translation>逐年现金流</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>能耗与碳排放</translation>
    </message>
    <message>
        <source>The same job on other cards</source>
        <translation>同一任务换用其他卡</translation>
    </message>
</context>
<context>
    <name>PlanFile</name>
    <message>
        <source>the file is empty; choose another</source>
        <translation>文件是空的；请另选一个</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB and no plan; choose another</source>
        <translation>文件超过 %1 MiB，不是规划文件；请另选一个</translation>
    </message>
    <message>
        <source>the file nests deeper than any plan; choose another</source>
        <translation>文件的嵌套比任何规划都深；请另选一个</translation>
    </message>
    <message>
        <source>the file holds more values than any plan; choose another</source>
        <translation>文件的数值比任何规划都多；请另选一个</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必须是文本</translation>
    </message>
    <message>
        <source>must be a number, a text, true or false</source>
        <translation>必须是数字、文本、true 或 false</translation>
    </message>
    <message>
        <source>has no &quot;value&quot;; add one, or take the key out</source>
        <translation>没有 &quot;value&quot;；请补上，或删去这个键</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是对象</translation>
    </message>
    <message>
        <source>must be an object of field names and values</source>
        <translation>必须是由字段名和值组成的对象</translation>
    </message>
    <message>
        <source>the plan must list at least one scenario</source>
        <translation>规划中至少要有一个方案</translation>
    </message>
    <message>
        <source>there are more than %1 scenarios; divide the plan</source>
        <translation>方案超过 %1 个；请拆分规划</translation>
    </message>
    <message>
        <source>two scenarios are called &quot;%1&quot;; rename one</source>
        <translation>有两个方案都叫“%1”；请改名其一</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是列表</translation>
    </message>
    <message>
        <source>this is not a whole JSON text, so it is damaged or no plan; restore the copy that was kept beside it (same name with ~)</source>
        <translation>这不是完整的 JSON 文本，文件已损坏或不是规划；请用旁边保留的副本（同名加 ~）恢复</translation>
    </message>
    <message>
        <source>a number in this file cannot be held; it is damaged or no plan</source>
        <translation>文件中有一个数无法表示；文件已损坏或不是规划</translation>
    </message>
    <message>
        <source>this is no Sizewright plan; `import` reads files of other programs</source>
        <translation>这不是 Sizewright 规划；其他程序的文件请用 `import` 读取</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1</source>
        <translation>版本号必须是不小于 1 的整数</translation>
    </message>
    <message>
        <source>the plan was written by a newer Sizewright (file version %1, this one reads up to %2); it was left untouched, open it with the newer program</source>
        <translation>该规划由更新版本的 Sizewright 写成（文件版本 %1，本程序最高读到 %2）；文件未被改动，请用新版程序打开</translation>
    </message>
    <message>
        <source>must be the index of one of the scenarios, counted from 0</source>
        <translation>必须是某个方案的序号，从 0 数起</translation>
    </message>
    <message>
        <source>this key stands twice in one object; take one of them out</source>
        <translation>同一对象中这个键出现了两次；请去掉其一</translation>
    </message>
</context>
<context>
    <name>PriceKind</name>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>单卡</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>PriceUse</name>
    <message>
        <source>in the median</source>
        <translation>计入中位数</translation>
    </message>
    <message>
        <source>is the default</source>
        <translation>即默认价</translation>
    </message>
    <message>
        <source>your quote goes before it</source>
        <translation>让位于您的报价</translation>
    </message>
    <message>
        <source>left out: another currency</source>
        <translation>未计入：币种不同</translation>
    </message>
    <message>
        <source>left out: there are enough newer ones</source>
        <translation>未计入：已有足够多的新报价</translation>
    </message>
    <message>
        <source>left out: longer than a year</source>
        <translation>未计入：租期超过一年</translation>
    </message>
    <message>
        <source>not used for a default</source>
        <translation>不用于默认价</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The price has no day; ask for a new quote.</source>
        <translation>该价格没有日期，请重新询价。</translation>
    </message>
    <message>
        <source>%1 days old, more than %2; ask for a new quote.</source>
        <translation>已过 %1 天，超过 %2 天，请重新询价。</translation>
    </message>
    <message>
        <source>The day lies ahead.</source>
        <translation>日期在今天之后。</translation>
    </message>
    <message>
        <source>%1 days old.</source>
        <translation>已过 %1 天。</translation>
    </message>
    <message>
        <source>(tax incl.)</source>
        <translation>（含税）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2 months</source>
        <translation>%1，%2 个月</translation>
    </message>
    <message>
        <source>per card-hour</source>
        <translation>/ 卡时</translation>
    </message>
    <message>
        <source>per card</source>
        <translation>/ 卡</translation>
    </message>
    <message>
        <source>per card-month</source>
        <translation>/ 卡月</translation>
    </message>
    <message>
        <source>per 8-card server</source>
        <translation>/ 8 卡服务器</translation>
    </message>
    <message>
        <source>per month of an 8-card node</source>
        <translation>/ 8 卡节点·月</translation>
    </message>
    <message>
        <source>quoted with %1 % tax; %2 without, which is what is used</source>
        <translation>报价含 %1 % 税；不含税为 %2，计算采用不含税价</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>%1 per card-hour</source>
        <translation>%1 / 卡时</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>In the default price</source>
        <translation>与默认价的关系</translation>
    </message>
    <message>
        <source>◆ yours</source>
        <translation>◆ 自有</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source>Per card-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>Default now</source>
        <translation>当前默认价</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>, at %1 %2 per US dollar (assumed)</source>
        <translation>，按 1 美元 = %1 %2（假设）</translation>
    </message>
    <message>
        <source>, at %1 %2 per US dollar</source>
        <translation>，按 1 美元 = %1 %2</translation>
    </message>
    <message>
        <source>The day is not stated exactly.</source>
        <translation>日期未精确到日。</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Sizewright plans (*.sizewright)</source>
        <translation>Sizewright 规划 (*.sizewright)</translation>
    </message>
    <message>
        <source>Hugging Face config (*.json)</source>
        <translation>Hugging Face 配置 (*.json)</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的修改</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有尚未保存的修改。</translation>
    </message>
    <message>
        <source>Save them before going on?</source>
        <translation>继续之前是否保存？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 已存在。是否替换？</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>发现未保存的工作</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>About Sizewright</source>
        <translation>关于 Sizewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sizewright %1&lt;/h3&gt;</source>
        <translation>&lt;h3&gt;Sizewright %1&lt;/h3&gt;</translation>
    </message>
    <message>
        <source>How many accelerators, for how long, for how much money: a planning workbench for training language models.&lt;br&gt;&lt;br&gt;Every figure explains itself: click on it.</source>
        <translation>要多少张加速卡、多长时间、多少钱：训练语言模型的规划工作台。&lt;br&gt;&lt;br&gt;每个指标都能说明来历：点击即可。</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>Quotes</name>
    <message>
        <source>“%1” %2 is no kind of price that is known; write on-demand, spot, reserved, lease, server, card or service into a column “use”</source>
        <translation>“%1”（%2）不是已知的价格类别；请在“use”列写明 on-demand、spot、reserved、lease、server、card 或 service</translation>
    </message>
    <message>
        <source>say in a column “cards” how many cards %1 is for</source>
        <translation>请在“cards”列写明 %1 含多少张卡</translation>
    </message>
    <message>
        <source>say who offers it</source>
        <translation>请填写供应商</translation>
    </message>
    <message>
        <source>the price must be more than nothing</source>
        <translation>价格必须大于零</translation>
    </message>
    <message>
        <source>“%1” is no day; write the day of the quote as 2026-11-30</source>
        <translation>“%1”不是日期；请按 2026-11-30 的格式写明报价日期</translation>
    </message>
    <message>
        <source>this kind is priced by the hour; “%1” is no such unit</source>
        <translation>此类价格按小时计；“%1”不是按小时的单位</translation>
    </message>
    <message>
        <source>a lease is priced by the month; “%1” is no such unit</source>
        <translation>长租按月计价；“%1”不是按月的单位</translation>
    </message>
    <message>
        <source>a purchase is priced by the piece; “%1” is no such unit</source>
        <translation>购买按件计价；“%1”不是按件的单位</translation>
    </message>
    <message>
        <source>there is no column “%1”, so this is no table of prices</source>
        <translation>缺少“%1”列，不是价格表</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>shipped, not taken</source>
        <translation>内置目录已有，不导入</translation>
    </message>
    <message>
        <source>the file of your prices cannot be read (%1)</source>
        <translation>无法读取您的价格文件（%1）</translation>
    </message>
</context>
<context>
    <name>Reliability</name>
    <message>
        <source>the run hardly advances: a stop is expected every %1, but between two checkpoints pass %2 of work and %3 of writing; write oftener or faster, restart faster, or use fewer nodes</source>
        <translation>训练几乎无法推进：预计每 %1 中断一次，而两次检查点之间有 %2 的计算和 %3 的写入；请更频繁或更快地写检查点、更快地重启，或减少节点</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Fact or constant</source>
        <translation>数据或常数</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Every input in force. What nobody has set is a default and marked as assumed.</source>
        <translation>所有生效的输入。没有人设定的取默认值，并标为假定。</translation>
    </message>
    <message>
        <source>Facts, constants and what the program chose</source>
        <translation>数据、常数与程序的选择</translation>
    </message>
    <message>
        <source>What the model leaves out</source>
        <translation>模型未计入的内容</translation>
    </message>
    <message>
        <source>Other traffic on a shared network or a shared storage, and the placement of jobs on the fabric.</source>
        <translation>共享网络或共享存储上的其他流量，以及作业在网络中的摆放。</translation>
    </message>
    <message>
        <source>Failures that come together, spares that run out, and going back after a spike of the loss.</source>
        <translation>同时发生的故障、备件用尽，以及损失突增后的回退。</translation>
    </message>
    <message>
        <source>How good the trained model will be: the plan counts work, time and money, not quality.</source>
        <translation>训练出的模型好不好：规划只计算工作量、时间和费用，不计质量。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Scenario: %1 (baseline)</source>
        <translation>方案：%1（基准）</translation>
    </message>
    <message>
        <source>Scenario: %1</source>
        <translation>方案：%1</translation>
    </message>
    <message>
        <source>Training plan</source>
        <translation>训练规划</translation>
    </message>
    <message>
        <source>Compute plan for training a language model · %1</source>
        <translation>语言模型训练算力规划 · %1</translation>
    </message>
    <message>
        <source>Sizewright %1 · catalogue %2 · %3</source>
        <translation>Sizewright %1 · 目录 %2 · %3</translation>
    </message>
    <message>
        <source>Scenarios at a glance</source>
        <translation>方案一览</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>The layout is given by hand.</source>
        <translation>布局由手工给定。</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>梯级</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>No accelerator is chosen.</source>
        <translation>尚未选择加速卡。</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation>每节点卡数</translation>
    </message>
    <message>
        <source>Memory, nominal</source>
        <translation>显存，标称</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Dense 16-bit peak</source>
        <translation>16 位稠密峰值</translation>
    </message>
    <message>
        <source>Dense FP8 peak</source>
        <translation>FP8 稠密峰值</translation>
    </message>
    <message>
        <source>Link inside the node, one direction</source>
        <translation>节点内互联，单向</translation>
    </message>
    <message>
        <source>Network of a card, one direction</source>
        <translation>每卡网络，单向</translation>
    </message>
    <message>
        <source>Design power</source>
        <translation>设计功耗</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>来源：%1（%2）</translation>
    </message>
    <message>
        <source>The whole training fits on one card.</source>
        <translation>整个训练在一张卡上放得下。</translation>
    </message>
    <message>
        <source>On a single card it would need %1; it does not fit there.</source>
        <translation>只用一张卡需要 %1，放不下。</translation>
    </message>
    <message>
        <source>The ladder goes from the least trouble upwards and stops as soon as a rung suffices:</source>
        <translation>阶梯从最省事的一级往上走，够用即止：</translation>
    </message>
    <message>
        <source>The level is set by a measured step time.</source>
        <translation>总量由实测步时确定。</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Only rows that differ. In brackets the difference to the baseline, %1.</source>
        <translation>只列有差别的行。括号内为与基准“%1”之差。</translation>
    </message>
    <message>
        <source>Field or figure</source>
        <translation>字段或指标</translation>
    </message>
    <message>
        <source>The scenarios do not differ.</source>
        <translation>各方案没有差别。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2; choose another folder or free some space</source>
        <translation>%1 无法写入：%2；请另选文件夹或腾出空间</translation>
    </message>
    <message>
        <source>What each route costs</source>
        <translation>各方式的费用</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用项</translation>
    </message>
    <message>
        <source>Amount (%1)</source>
        <translation>金额（%1）</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>%1 nodes, %2</source>
        <translation>%1 个节点，%2</translation>
    </message>
    <message>
        <source>%1 to %2 (P10–P90)</source>
        <translation>%1～%2（P10–P90）</translation>
    </message>
    <message>
        <source>Money: %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>%1 of %2 usable per card</source>
        <translation>每卡可用 %2，占用 %1</translation>
    </message>
    <message>
        <source>What binds</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>MFU %1, %2 effective</source>
        <translation>MFU %1，有效时间 %2</translation>
    </message>
    <message>
        <source>There is no verdict yet. Before it can be given, these must be set:</source>
        <translation>尚无结论。先要设定以下各项：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>As planned it does not fit: a card needs %1 and %2 are usable.</source>
        <translation>照此规划放不下：每卡需要 %1，可用 %2。</translation>
    </message>
    <message>
        <source>It fits in memory but does not end in time: %1, the latest acceptable end is %2.</source>
        <translation>显存放得下，但来不及：需要 %1，最迟可接受 %2。</translation>
    </message>
    <message>
        <source>%1 cards of %2 finish in about %3. %4.</source>
        <translation>%1 张 %2 约 %3 完成。%4。</translation>
    </message>
    <message>
        <source>This scenario has no answer; the warnings say why.</source>
        <translation>此方案没有答案；原因见警告。</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>About</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>What there is to say</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Binds</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基准）</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>无结论</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>同上</translation>
    </message>
    <message>
        <source>Chosen by the program</source>
        <translation>由程序选择</translation>
    </message>
    <message>
        <source>The card and its generation</source>
        <translation>卡及其所属代次</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Constants of the model</source>
        <translation>模型常数</translation>
    </message>
    <message>
        <source>As in the baseline.</source>
        <translation>与基准相同。</translation>
    </message>
    <message>
        <source>As in the baseline, except for these.</source>
        <translation>除以下各项外，与基准相同。</translation>
    </message>
    <message>
        <source>Layout: %1. Micro-batches a step: %2.</source>
        <translation>布局：%1。每步微批次数：%2。</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>What binds each part of a step</source>
        <translation>训练步各部分的瓶颈</translation>
    </message>
    <message>
        <source>What the measurements moved</source>
        <translation>实测带来的校准</translation>
    </message>
    <message>
        <source>%1, at worst %2, of %3 usable per card</source>
        <translation>每卡 %1，最坏 %2，可用 %3</translation>
    </message>
    <message>
        <source>All times are estimated; a measured step time would correct them.</source>
        <translation>所有时间均为估算；填入实测步时即可校准。</translation>
    </message>
    <message>
        <source>Bucket sizes of particular frameworks, NVMe offload, and cards that share a link to their host.</source>
        <translation>各框架特有的分桶大小、NVMe 卸载，以及多卡共享主机链路的情形。</translation>
    </message>
    <message>
        <source>Routes side by side</source>
        <translation>各路线对比</translation>
    </message>
    <message>
        <source>Cash by year</source>
        <translation>逐年现金流</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>能耗与碳排放</translation>
    </message>
    <message>
        <source>The same job on other cards</source>
        <translation>同一任务换用其他卡</translation>
    </message>
    <message>
        <source>Schedules that split a stage in a V.</source>
        <translation>V 形流水线调度。</translation>
    </message>
    <message>
        <source>Power of idle machines, demand charges, discounts by volume, price changes during the project, and how the money is raised.</source>
        <translation>闲置机器的用电、容量电费、批量折扣、项目期间的价格变动，以及资金的筹措方式。</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Days, good case (P10)</source>
        <translation>天数，较好情形（P10）</translation>
    </message>
    <message>
        <source>Days, bad case (P90)</source>
        <translation>天数，较差情形（P90）</translation>
    </message>
    <message>
        <source>Card-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Rent, total</source>
        <translation>租用，合计</translation>
    </message>
    <message>
        <source>Lease, total</source>
        <translation>长租，合计</translation>
    </message>
    <message>
        <source>Build, this run&apos;s share</source>
        <translation>自建，本次训练分摊</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active parameters per token</source>
        <translation>每 token 激活参数</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>可训练参数</translation>
    </message>
    <message>
        <source>Training FLOP per token</source>
        <translation>每 token 训练 FLOP</translation>
    </message>
    <message>
        <source>Tokens trained on</source>
        <translation>训练 token 总数</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>优化器步数</translation>
    </message>
    <message>
        <source>Training work</source>
        <translation>训练总计算量</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Temporary buffers</source>
        <translation>临时缓冲</translation>
    </message>
    <message>
        <source>Communication buffers and fragmentation</source>
        <translation>通信缓冲与碎片</translation>
    </message>
    <message>
        <source>Memory per card at the peak</source>
        <translation>单卡峰值显存</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Memory to spare</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Needed on a single card</source>
        <translation>只用一张卡时的需求</translation>
    </message>
    <message>
        <source>Fewest cards for one replica</source>
        <translation>一个副本的最少卡数</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>Tokens per second and card</source>
        <translation>每卡每秒 token 数</translation>
    </message>
    <message>
        <source>Model FLOP per second and card</source>
        <translation>每卡每秒模型 FLOP</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>Micro-batches per step</source>
        <translation>每步微批次数</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>Element-wise kernels</source>
        <translation>逐元素内核</translation>
    </message>
    <message>
        <source>Routed experts</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>LM head and loss</source>
        <translation>LM 头与损失</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>内核启动开销</translation>
    </message>
    <message>
        <source>Exposed tensor-parallel traffic</source>
        <translation>未掩盖的张量并行通信</translation>
    </message>
    <message>
        <source>Exposed context-parallel traffic</source>
        <translation>未掩盖的上下文并行通信</translation>
    </message>
    <message>
        <source>Exposed expert traffic</source>
        <translation>未掩盖的专家并行通信</translation>
    </message>
    <message>
        <source>Stage-to-stage traffic</source>
        <translation>流水级间通信</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>Exposed data-parallel traffic</source>
        <translation>未掩盖的数据并行通信</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>掉队者</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Fixed per step</source>
        <translation>每步固定开销</translation>
    </message>
    <message>
        <source>Effective training time</source>
        <translation>有效训练时间</translation>
    </message>
    <message>
        <source>Mean time between failures of the job</source>
        <translation>作业平均无故障时间</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Stall of a checkpoint</source>
        <translation>检查点造成的停顿</translation>
    </message>
    <message>
        <source>Size of a checkpoint</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Space for checkpoints</source>
        <translation>检查点所需空间</translation>
    </message>
    <message>
        <source>Space for data</source>
        <translation>数据所需空间</translation>
    </message>
    <message>
        <source>Data reading while training</source>
        <translation>训练时的数据读取</translation>
    </message>
    <message>
        <source>Card-hours of the run</source>
        <translation>训练卡时费</translation>
    </message>
    <message>
        <source>Trial runs and ablations</source>
        <translation>试跑与消融</translation>
    </message>
    <message>
        <source>Lost rounds</source>
        <translation>报废轮次</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Outbound traffic</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>数据准备</translation>
    </message>
    <message>
        <source>Depreciation and cost of capital</source>
        <translation>折旧与资金成本</translation>
    </message>
    <message>
        <source>Electricity and cooling</source>
        <translation>电力与散热</translation>
    </message>
    <message>
        <source>Room and racks</source>
        <translation>机房与机柜</translation>
    </message>
    <message>
        <source>Support and maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Operations staff</source>
        <translation>运维人员</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>备件</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Money down before the first step</source>
        <translation>开训前的一次性投入</translation>
    </message>
    <message>
        <source>Card-hours with trials and lost rounds</source>
        <translation>含试跑与报废轮次的卡时</translation>
    </message>
    <message>
        <source>Rent of a card-hour</source>
        <translation>每卡时租金</translation>
    </message>
    <message>
        <source>Lease of a used card-hour</source>
        <translation>长租折合每实用卡时</translation>
    </message>
    <message>
        <source>Owned card-hour, used</source>
        <translation>自有折合每实用卡时</translation>
    </message>
    <message>
        <source>Break-even of building against renting</source>
        <translation>自建对租用的盈亏平衡点</translation>
    </message>
    <message>
        <source>Break-even use of owned cards</source>
        <translation>自有卡的盈亏平衡使用率</translation>
    </message>
    <message>
        <source>Change of card kind midway</source>
        <translation>中途换卡</translation>
    </message>
    <message>
        <source>Memory per card at worst</source>
        <translation>单卡最坏显存</translation>
    </message>
    <message>
        <source>Memory per card while loading</source>
        <translation>加载时的单卡显存</translation>
    </message>
    <message>
        <source>Matrix rate, measured over modelled</source>
        <translation>矩阵速率，实测与模型之比</translation>
    </message>
    <message>
        <source>Attention rate, measured over modelled</source>
        <translation>注意力速率，实测与模型之比</translation>
    </message>
    <message>
        <source>Memory bandwidth, measured over modelled</source>
        <translation>显存带宽，实测与模型之比</translation>
    </message>
    <message>
        <source>Link bandwidth, measured over modelled</source>
        <translation>互联带宽，实测与模型之比</translation>
    </message>
    <message>
        <source>Network bandwidth, measured over modelled</source>
        <translation>网络带宽，实测与模型之比</translation>
    </message>
    <message>
        <source>Launch overhead, measured over modelled</source>
        <translation>启动开销，实测与模型之比</translation>
    </message>
    <message>
        <source>Step time that no term explains</source>
        <translation>各项都无法解释的步时</translation>
    </message>
    <message>
        <source>Activations and buffers, measured over modelled</source>
        <translation>激活值与缓冲，实测与模型之比</translation>
    </message>
    <message>
        <source>Memory that no term explains</source>
        <translation>各项都无法解释的显存</translation>
    </message>
    <message>
        <source>Memory per card while saving</source>
        <translation>保存检查点时每卡显存</translation>
    </message>
    <message>
        <source>Host memory per node for offloading and background checkpoints</source>
        <translation>卸载与后台检查点所需的每节点主机内存</translation>
    </message>
    <message>
        <source>Exposed offload traffic and host update</source>
        <translation>未被掩盖的卸载流量与主机侧更新</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Work repeated after spot reclaims</source>
        <translation>竞价回收后重做的工作</translation>
    </message>
    <message>
        <source>Reserved but not used</source>
        <translation>已预留未使用</translation>
    </message>
    <message>
        <source>Checkpoints kept after the run</source>
        <translation>训练后保留检查点</translation>
    </message>
    <message>
        <source>Porting the software</source>
        <translation>软件移植</translation>
    </message>
    <message>
        <source>Staff during the run</source>
        <translation>训练期间人员</translation>
    </message>
    <message>
        <source>Cards while they are used</source>
        <translation>使用期间的卡</translation>
    </message>
    <message>
        <source>Rest of the term, or early exit</source>
        <translation>剩余租期或提前退租</translation>
    </message>
    <message>
        <source>Cards committed beyond the need</source>
        <translation>超出需要的承诺卡</translation>
    </message>
    <message>
        <source>Interest on the deposit until delivery</source>
        <translation>交付前预付款利息</translation>
    </message>
    <message>
        <source>Price of starting late</source>
        <translation>晚开工的代价</translation>
    </message>
    <message>
        <source>Software licences</source>
        <translation>软件许可</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Internet transit</source>
        <translation>互联网带宽</translation>
    </message>
    <message>
        <source>Decommissioning</source>
        <translation>退役处置</translation>
    </message>
    <message>
        <source>Room of one&apos;s own</source>
        <translation>自建机房</translation>
    </message>
    <message>
        <source>Deposit on the order</source>
        <translation>下单预付款</translation>
    </message>
    <message>
        <source>Balance on delivery</source>
        <translation>交付尾款</translation>
    </message>
    <message>
        <source>Running cost, used or not</source>
        <translation>运行费用（与使用无关）</translation>
    </message>
    <message>
        <source>Electricity of all use</source>
        <translation>全部使用的电费</translation>
    </message>
    <message>
        <source>Resale (income)</source>
        <translation>转售（收入）</translation>
    </message>
    <message>
        <source>Paid by other work, with interest (income)</source>
        <translation>其他任务支付，含资金成本（收入）</translation>
    </message>
    <message>
        <source>Owned base</source>
        <translation>自有部分</translation>
    </message>
    <message>
        <source>Rented peak</source>
        <translation>租用的高峰部分</translation>
    </message>
    <message>
        <source>Hybrid, total</source>
        <translation>混合，合计</translation>
    </message>
    <message>
        <source>Idle share at which building stops paying</source>
        <translation>自建不再划算的闲置率</translation>
    </message>
    <message>
        <source>Cards of the owned base</source>
        <translation>自有部分的卡数</translation>
    </message>
    <message>
        <source>Months until bought machines work</source>
        <translation>采购机器可用前的月数</translation>
    </message>
    <message>
        <source>Months of the project, trials and lost rounds included</source>
        <translation>项目月数（含试跑与失败轮次）</translation>
    </message>
    <message>
        <source>Months of the lease</source>
        <translation>租期月数</translation>
    </message>
    <message>
        <source>Months of ownership</source>
        <translation>持有月数</translation>
    </message>
    <message>
        <source>Months of the archive</source>
        <translation>归档月数</translation>
    </message>
    <message>
        <source>Cash of the whole ownership</source>
        <translation>整个持有期现金合计</translation>
    </message>
    <message>
        <source>Rent, present value</source>
        <translation>租用，现值</translation>
    </message>
    <message>
        <source>Lease, present value</source>
        <translation>长租，现值</translation>
    </message>
    <message>
        <source>Build, present value</source>
        <translation>自建，现值</translation>
    </message>
    <message>
        <source>Hybrid, present value</source>
        <translation>混合，现值</translation>
    </message>
    <message>
        <source>Tax saved by depreciation and running cost, present value</source>
        <translation>折旧与费用抵税，现值</translation>
    </message>
    <message>
        <source>Rent, present value after tax</source>
        <translation>租用，税后现值</translation>
    </message>
    <message>
        <source>Lease, present value after tax</source>
        <translation>长租，税后现值</translation>
    </message>
    <message>
        <source>Build, present value after tax</source>
        <translation>自建，税后现值</translation>
    </message>
    <message>
        <source>Rent, per effective PFLOP-hour</source>
        <translation>租用，每有效 PFLOP·小时</translation>
    </message>
    <message>
        <source>Lease, per effective PFLOP-hour</source>
        <translation>长租，每有效 PFLOP·小时</translation>
    </message>
    <message>
        <source>Build, per effective PFLOP-hour</source>
        <translation>自建，每有效 PFLOP·小时</translation>
    </message>
    <message>
        <source>Hybrid, per effective PFLOP-hour</source>
        <translation>混合，每有效 PFLOP·小时</translation>
    </message>
    <message>
        <source>Rent, per trillion tokens</source>
        <translation>租用，每万亿 token</translation>
    </message>
    <message>
        <source>Lease, per trillion tokens</source>
        <translation>长租，每万亿 token</translation>
    </message>
    <message>
        <source>Build, per trillion tokens</source>
        <translation>自建，每万亿 token</translation>
    </message>
    <message>
        <source>Hybrid, per trillion tokens</source>
        <translation>混合，每万亿 token</translation>
    </message>
    <message>
        <source>Day on which the budget is spent</source>
        <translation>预算用尽之日</translation>
    </message>
    <message>
        <source>Tokens when the budget is spent</source>
        <translation>预算用尽时的 token 数</translation>
    </message>
    <message>
        <source>Day of the stop: money or patience ends</source>
        <translation>止损之日：资金或耐心耗尽</translation>
    </message>
    <message>
        <source>Tokens at the stop</source>
        <translation>止损时的 token 数</translation>
    </message>
    <message>
        <source>Mean power of the site</source>
        <translation>机房平均功率</translation>
    </message>
    <message>
        <source>Electricity, trials and lost rounds included</source>
        <translation>用电量（含试跑与失败轮次）</translation>
    </message>
    <message>
        <source>Electricity per trillion tokens</source>
        <translation>每万亿 token 用电量</translation>
    </message>
    <message>
        <source>Carbon dioxide equivalent</source>
        <translation>二氧化碳当量</translation>
    </message>
</context>
<context>
    <name>ResultGroup</name>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Parts of a step</source>
        <translation>训练步的组成</translation>
    </message>
    <message>
        <source>Failures and checkpoints</source>
        <translation>故障与检查点</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>长租</translation>
    </message>
    <message>
        <source>Build, this run&apos;s share</source>
        <translation>自建，本次训练分摊</translation>
    </message>
    <message>
        <source>Rates and break-even</source>
        <translation>单价与盈亏平衡</translation>
    </message>
    <message>
        <source>Moved by measurements</source>
        <translation>按实测校准</translation>
    </message>
    <message>
        <source>Build, purchase</source>
        <translation>自建：采购</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Value of money</source>
        <translation>资金的时间价值</translation>
    </message>
    <message>
        <source>Cost of the work</source>
        <translation>单位工作成本</translation>
    </message>
    <message>
        <source>Where money or patience ends</source>
        <translation>预算或耐心耗尽之时</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>能耗与碳排放</translation>
    </message>
    <message>
        <source>Build, whole ownership</source>
        <translation>自建：整个持有期</translation>
    </message>
</context>
<context>
    <name>Scaling</name>
    <message>
        <source>knee at %1 cards: doubling them makes the step %2 times faster, less than the %3 that a doubling should bring</source>
        <translation>拐点在 %1 张卡：再翻倍只能使每步快 %2 倍，低于翻倍应有的 %3 倍</translation>
    </message>
    <message>
        <source>no knee up to %1 cards: each doubling made the step at least %2 times faster</source>
        <translation>到 %1 张卡仍无拐点：每次翻倍都使每步至少快 %2 倍</translation>
    </message>
    <message>
        <source>On %1 cards tensor parallel reaches across nodes, and no layout that keeps it inside one fits.</source>
        <translation>%1 张卡时张量并行跨节点，而限制在节点内的布局都放不下。</translation>
    </message>
    <message>
        <source>On %1 cards tensor parallel reaches across nodes: a step takes %2, the fastest layout that keeps it inside one (%3) %4; crossing costs %5 a step, %6.</source>
        <translation>%1 张卡时张量并行跨节点：每步 %2；限制在节点内的最快布局（%3）每步 %4。跨节点的代价为每步 %5（%6）。</translation>
    </message>
    <message>
        <source>On %1 cards tensor parallel reaches across nodes: a step takes %2, the fastest layout that keeps it inside one (%3) %4; crossing is no loss here.</source>
        <translation>%1 张卡时张量并行跨节点：每步 %2；限制在节点内的最快布局（%3）每步 %4。此处跨节点并无损失。</translation>
    </message>
    <message>
        <source>no knee up to %1 cards: each doubling trained at least %2 times the tokens a second</source>
        <translation>到 %1 张卡仍无拐点：每次翻倍都使每秒训练的 token 数至少达到 %2 倍</translation>
    </message>
    <message>
        <source>knee at %1 cards: doubling them trains %2 times the tokens a second, less than the %3 that a doubling should bring</source>
        <translation>拐点在 %1 张卡：再翻倍，每秒训练的 token 数只有 %2 倍，低于翻倍应有的 %3 倍</translation>
    </message>
    <message>
        <source>The critical batch is not given: whether so large a batch still saves steps is not judged.</source>
        <translation>未填临界批次：批次这样大之后能否继续减少步数，未作判断。</translation>
    </message>
    <message>
        <source>From %1 cards on the batch (%2 tokens) is larger than the critical batch of %3: it saves hardly any more steps, and the same tokens train less.</source>
        <translation>从 %1 张卡起，批次（%2 token）超过临界批次 %3：步数几乎不再减少，同样的 token 数训练效果变差。</translation>
    </message>
    <message>
        <source>Beyond %1 cards the run ends later although its step is shorter: failures and checkpoints take more than the step gains.</source>
        <translation>超过 %1 张卡后，步时虽更短，训练反而更晚结束：故障与检查点耗去的时间多于步时节省的时间。</translation>
    </message>
    <message>
        <source>The layouts are searched. Those that the ladder chooses take up to %1 more time a step: on %2 cards %3 for %4.</source>
        <translation>布局由搜索得出。阶梯选出的布局每步最多多花 %1：%2 张卡时为 %3，搜索为 %4。</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>stage %1 lacks %2: ZeRO stage %3 would mend it (step %4)</source>
        <translation>第 %1 级缺 %2：改用 ZeRO %3 即可（步时 %4）</translation>
    </message>
    <message>
        <source>stage %1 lacks %2: recompute %3 more layers a stage (step %4)</source>
        <translation>第 %1 级缺 %2：每级再重计算 %3 层（步时 %4）</translation>
    </message>
    <message>
        <source>stage %1 lacks %2: offload the optimizer (step %3)</source>
        <translation>第 %1 级缺 %2：卸载优化器（步时 %3）</translation>
    </message>
    <message>
        <source>stage %1 lacks %2: micro-batch %3 would fit (step %4)</source>
        <translation>第 %1 级缺 %2：微批次改为 %3 即可放下（步时 %4）</translation>
    </message>
    <message>
        <source>stage %1 lacks %2, and no single change mends it</source>
        <translation>第 %1 级缺 %2，单项调整无法补救</translation>
    </message>
    <message>
        <source>no legal layout on these cards: the stated degrees, the heads, the layers or the batch do not divide over them; free a degree or change the cards</source>
        <translation>在这些卡上没有合法布局：已指定的并行度、注意力头、层数或批次无法整除；请放开某个并行度或更换卡数</translation>
    </message>
    <message>
        <source>no layout fits on these cards; allow offload or quantised states, free a stated degree, or add cards</source>
        <translation>在这些卡上没有放得下的布局；请允许卸载或量化训练状态、放开已指定的并行度，或增加卡数</translation>
    </message>
    <message>
        <source>Nothing fits at worst; these fit in the estimate and are at risk.</source>
        <translation>按最坏情况均放不下；以下布局按估计值放得下，存在风险。</translation>
    </message>
    <message>
        <source>Nothing ends by the latest acceptable day; add cards, cut the data or the model, or move the date.</source>
        <translation>没有方案能在最晚可接受日期前完成；请增加卡数、缩减数据或模型，或放宽日期。</translation>
    </message>
</context>
<context>
    <name>SearchTables</name>
    <message>
        <source>%1 longer step; %2 %3 more</source>
        <translation>步时%1；%2多 %3</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Behind the first</source>
        <translation>与首选的差距</translation>
    </message>
    <message>
        <source>Faster, but does not fit</source>
        <translation>更快但放不下</translation>
    </message>
    <message>
        <source>What it lacks, and what would mend it</source>
        <translation>缺多少、如何补救</translation>
    </message>
    <message>
        <source>Beside the first</source>
        <translation>首选的相邻布局</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>不选的原因</translation>
    </message>
    <message>
        <source>does not fit: needs %1 at worst</source>
        <translation>放不下：最坏需要 %1</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>同样快</translation>
    </message>
    <message>
        <source>%1 days, %2 cost</source>
        <translation>天数 %1，费用 %2</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>步时 %1</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>the most that ends by the latest acceptable day within the budget, on %1 cards</source>
        <translation>用 %1 张卡，在预算内、最迟完成时间之前的最大值</translation>
    </message>
    <message>
        <source>the most that ends by the latest acceptable day, on %1 cards</source>
        <translation>用 %1 张卡，在最迟完成时间之前的最大值</translation>
    </message>
    <message>
        <source>the plan is not complete: %1 is missing</source>
        <translation>规划不完整：缺少 %1</translation>
    </message>
    <message>
        <source>there is no answer: %1</source>
        <translation>没有答案：%1</translation>
    </message>
    <message>
        <source>there is no answer within the limits of this plan</source>
        <translation>在本规划的限制内没有答案</translation>
    </message>
    <message>
        <source>the fewest cards that end by the latest acceptable day</source>
        <translation>能在最迟完成时间之前完成的最少卡数</translation>
    </message>
    <message>
        <source>the days that this plan takes</source>
        <translation>本规划所需的天数</translation>
    </message>
    <message>
        <source>the cost of this plan by the chosen route</source>
        <translation>按所选方式计算的本规划费用</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>sequences of a single replica</source>
        <translation>单个副本的序列数</translation>
    </message>
    <message>
        <source>tensor-parallel cards of the smallest replica</source>
        <translation>最小副本的张量并行卡数</translation>
    </message>
    <message>
        <source>stages of the smallest replica</source>
        <translation>最小副本的流水级数</translation>
    </message>
    <message>
        <source>activations of a layer</source>
        <translation>一层的激活值</translation>
    </message>
    <message>
        <source>expert layer</source>
        <translation>专家层</translation>
    </message>
    <message>
        <source>dense layer</source>
        <translation>稠密层</translation>
    </message>
    <message>
        <source>stages after this one</source>
        <translation>此级之后的流水级数</translation>
    </message>
    <message>
        <source>micro-batches in flight</source>
        <translation>在途微批次数</translation>
    </message>
    <message>
        <source>tokens of a step</source>
        <translation>一步的 token 数</translation>
    </message>
    <message>
        <source>days of one run</source>
        <translation>一次训练的天数</translation>
    </message>
    <message>
        <source>spread of the step time</source>
        <translation>步时的离散度</translation>
    </message>
    <message>
        <source>ranks of the group in one domain</source>
        <translation>组内处于同一互联域的 rank 数</translation>
    </message>
    <message>
        <source>ring bandwidth inside the domain</source>
        <translation>互联域内的环带宽</translation>
    </message>
    <message>
        <source>ring bandwidth across nodes</source>
        <translation>跨节点的环带宽</translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation>AllGather</translation>
    </message>
    <message>
        <source>reduce-scatter</source>
        <translation>ReduceScatter</translation>
    </message>
    <message>
        <source>all-reduce</source>
        <translation>AllReduce</translation>
    </message>
    <message>
        <source>one expert</source>
        <translation>单个专家</translation>
    </message>
    <message>
        <source>matrix weights of the layers</source>
        <translation>各层的矩阵权重</translation>
    </message>
    <message>
        <source>matrix weights a token meets</source>
        <translation>一个 token 经过的矩阵权重</translation>
    </message>
    <message>
        <source>attention work, forward</source>
        <translation>注意力计算量，前向</translation>
    </message>
    <message>
        <source>hardware FLOP per token</source>
        <translation>每 token 硬件 FLOP</translation>
    </message>
    <message>
        <source>token rows on a card</source>
        <translation>一张卡上的 token 行数</translation>
    </message>
    <message>
        <source>query down-projection</source>
        <translation>查询降维投影</translation>
    </message>
    <message>
        <source>query up-projection</source>
        <translation>查询升维投影</translation>
    </message>
    <message>
        <source>query projection</source>
        <translation>查询投影</translation>
    </message>
    <message>
        <source>key-value down-projection</source>
        <translation>键值降维投影</translation>
    </message>
    <message>
        <source>key-value up-projection</source>
        <translation>键值升维投影</translation>
    </message>
    <message>
        <source>attention output projection</source>
        <translation>注意力输出投影</translation>
    </message>
    <message>
        <source>query, key and value projection</source>
        <translation>查询、键、值投影</translation>
    </message>
    <message>
        <source>feed-forward, first</source>
        <translation>前馈，第一个矩阵</translation>
    </message>
    <message>
        <source>feed-forward, second</source>
        <translation>前馈，第二个矩阵</translation>
    </message>
    <message>
        <source>attention scores on a card</source>
        <translation>一张卡上的注意力分数</translation>
    </message>
    <message>
        <source>attention efficiency</source>
        <translation>注意力效率</translation>
    </message>
    <message>
        <source>attention core, forward</source>
        <translation>注意力核心，前向</translation>
    </message>
    <message>
        <source>attention core, backward</source>
        <translation>注意力核心，反向</translation>
    </message>
    <message>
        <source>element-wise kernels, forward</source>
        <translation>逐元素内核，前向</translation>
    </message>
    <message>
        <source>element-wise kernels, backward</source>
        <translation>逐元素内核，反向</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>exposed tensor-parallel traffic, forward</source>
        <translation>未掩盖的张量并行通信，前向</translation>
    </message>
    <message>
        <source>exposed tensor-parallel traffic, backward</source>
        <translation>未掩盖的张量并行通信，反向</translation>
    </message>
    <message>
        <source>ring of keys and values</source>
        <translation>键值的环传递</translation>
    </message>
    <message>
        <source>exposed context-parallel traffic, forward</source>
        <translation>未掩盖的上下文并行通信，前向</translation>
    </message>
    <message>
        <source>exposed context-parallel traffic, backward</source>
        <translation>未掩盖的上下文并行通信，反向</translation>
    </message>
    <message>
        <source>token slots on a card</source>
        <translation>一张卡上的 token 槽位</translation>
    </message>
    <message>
        <source>experts, first</source>
        <translation>专家，第一个矩阵</translation>
    </message>
    <message>
        <source>experts, second</source>
        <translation>专家，第二个矩阵</translation>
    </message>
    <message>
        <source>permutation and routing traffic</source>
        <translation>置换与路由访存</translation>
    </message>
    <message>
        <source>router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>routed experts, forward</source>
        <translation>路由专家，前向</translation>
    </message>
    <message>
        <source>routed experts, backward</source>
        <translation>路由专家，反向</translation>
    </message>
    <message>
        <source>exposed expert traffic</source>
        <translation>未掩盖的专家并行通信</translation>
    </message>
    <message>
        <source>launch overhead, forward</source>
        <translation>启动开销，前向</translation>
    </message>
    <message>
        <source>launch overhead, backward</source>
        <translation>启动开销，反向</translation>
    </message>
    <message>
        <source>forward time of a layer</source>
        <translation>一层的前向时间</translation>
    </message>
    <message>
        <source>backward time of a layer</source>
        <translation>一层的反向时间</translation>
    </message>
    <message>
        <source>LM head</source>
        <translation>LM 头</translation>
    </message>
    <message>
        <source>LM head and loss</source>
        <translation>LM 头与损失</translation>
    </message>
    <message>
        <source>adapter parameters of a layer</source>
        <translation>一层的适配器参数</translation>
    </message>
    <message>
        <source>dense layers of the stage</source>
        <translation>该级的稠密层数</translation>
    </message>
    <message>
        <source>expert layers of the stage</source>
        <translation>该级的专家层数</translation>
    </message>
    <message>
        <source>parameters on a card, experts apart</source>
        <translation>一张卡上的参数，专家另计</translation>
    </message>
    <message>
        <source>expert parameters on a card</source>
        <translation>一张卡上的专家参数</translation>
    </message>
    <message>
        <source>activations in flight</source>
        <translation>在途激活值</translation>
    </message>
    <message>
        <source>backward temporaries of a layer</source>
        <translation>一层反向的临时量</translation>
    </message>
    <message>
        <source>blocks of collectives not yet run</source>
        <translation>尚未执行的集合通信所占的块</translation>
    </message>
    <message>
        <source>unpacked copy of a quantised layer</source>
        <translation>量化层解包后的副本</translation>
    </message>
    <message>
        <source>unpacked copy of a quantised matrix</source>
        <translation>量化矩阵解包后的副本</translation>
    </message>
    <message>
        <source>gradients in the buckets of data parallelism</source>
        <translation>数据并行分桶中的梯度</translation>
    </message>
    <message>
        <source>dummy weight gradients</source>
        <translation>占位权重梯度</translation>
    </message>
    <message>
        <source>gathered weights and gradients</source>
        <translation>收集来的权重与梯度</translation>
    </message>
    <message>
        <source>logits and loss</source>
        <translation>logits 与损失</translation>
    </message>
    <message>
        <source>allocated at the peak</source>
        <translation>峰值时的分配量</translation>
    </message>
    <message>
        <source>further communication groups</source>
        <translation>其余通信组数</translation>
    </message>
    <message>
        <source>annuity factor</source>
        <translation>年金系数</translation>
    </message>
    <message>
        <source>capital recovery of an owned card-hour</source>
        <translation>自有每卡时的资本回收</translation>
    </message>
    <message>
        <source>upkeep of an owned card-hour</source>
        <translation>自有每卡时的维保</translation>
    </message>
    <message>
        <source>servers to buy</source>
        <translation>需购服务器数</translation>
    </message>
    <message>
        <source>owned card-hours behind the used ones</source>
        <translation>实用卡时对应的自有卡时</translation>
    </message>
    <message>
        <source>power of a server per card</source>
        <translation>服务器折合每卡功耗</translation>
    </message>
    <message>
        <source>running cost of a month, used or not</source>
        <translation>每月固定运营费（用与不用都付）</translation>
    </message>
    <message>
        <source>running cost of a month</source>
        <translation>每月运营费</translation>
    </message>
    <message>
        <source>rent of the same use for a month</source>
        <translation>同等用量一个月的租金</translation>
    </message>
    <message>
        <source>query width</source>
        <translation>查询宽度</translation>
    </message>
    <message>
        <source>attention matrices of a layer</source>
        <translation>一层的注意力矩阵</translation>
    </message>
    <message>
        <source>feed-forward matrices</source>
        <translation>前馈矩阵</translation>
    </message>
    <message>
        <source>norms and biases of a layer</source>
        <translation>一层的归一化与偏置</translation>
    </message>
    <message>
        <source>parameters of a dense layer</source>
        <translation>一个稠密层的参数</translation>
    </message>
    <message>
        <source>parameters of an expert</source>
        <translation>一个专家的参数</translation>
    </message>
    <message>
        <source>router of a layer</source>
        <translation>一层的路由器</translation>
    </message>
    <message>
        <source>shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>parameters of an expert layer</source>
        <translation>一个专家层的参数</translation>
    </message>
    <message>
        <source>active parameters of an expert layer</source>
        <translation>一个专家层的激活参数</translation>
    </message>
    <message>
        <source>parameters of all layers</source>
        <translation>所有层的参数</translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>词嵌入</translation>
    </message>
    <message>
        <source>learned positions</source>
        <translation>可学习位置</translation>
    </message>
    <message>
        <source>final and embedding norms</source>
        <translation>末层与嵌入归一化</translation>
    </message>
    <message>
        <source>language-model head</source>
        <translation>语言模型头</translation>
    </message>
    <message>
        <source>time to write a checkpoint</source>
        <translation>写一个检查点的时间</translation>
    </message>
    <message>
        <source>restart with reading the checkpoint</source>
        <translation>重启（含读取检查点）</translation>
    </message>
    <message>
        <source>clock under the power cap</source>
        <translation>功耗上限下的频率</translation>
    </message>
    <message>
        <source>matrix product, forward</source>
        <translation>矩阵乘，前向</translation>
    </message>
    <message>
        <source>matrix product, input gradient</source>
        <translation>矩阵乘，输入梯度</translation>
    </message>
    <message>
        <source>matrix product, weight gradient</source>
        <translation>矩阵乘，权重梯度</translation>
    </message>
    <message>
        <source>mean attended length</source>
        <translation>平均注意长度</translation>
    </message>
    <message>
        <source>forward time of the mean layer</source>
        <translation>平均每层前向时间</translation>
    </message>
    <message>
        <source>backward time of the mean layer</source>
        <translation>平均每层反向时间</translation>
    </message>
    <message>
        <source>LM head with prediction module</source>
        <translation>LM 头与预测模块</translation>
    </message>
    <message>
        <source>layers on the last stage</source>
        <translation>最后一级的层数</translation>
    </message>
    <message>
        <source>compute and collectives of the slowest stage</source>
        <translation>最慢一级的计算与集合通信</translation>
    </message>
    <message>
        <source>exposed stage-to-stage traffic of a micro-batch</source>
        <translation>一个微批次未掩盖的级间通信</translation>
    </message>
    <message>
        <source>data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>one layer&apos;s weights or gradients</source>
        <translation>一层的权重或梯度</translation>
    </message>
    <message>
        <source>exposed sharded traffic of a layer</source>
        <translation>一层未掩盖的分片通信</translation>
    </message>
    <message>
        <source>embedding and head</source>
        <translation>嵌入与输出头</translation>
    </message>
    <message>
        <source>step before stragglers</source>
        <translation>未计掉队者的步时</translation>
    </message>
    <message>
        <source>library buffers</source>
        <translation>通信库缓冲</translation>
    </message>
    <message>
        <source>prediction module&apos;s projection</source>
        <translation>预测模块的投影</translation>
    </message>
    <message>
        <source>activations and buffers as measured</source>
        <translation>按实测的激活值与缓冲</translation>
    </message>
    <message>
        <source>moved by the measured step time</source>
        <translation>按实测步时校准</translation>
    </message>
    <message>
        <source>unpacking of quantised weights</source>
        <translation>量化权重的解包</translation>
    </message>
    <message>
        <source>reduction buckets</source>
        <translation>归约桶</translation>
    </message>
    <message>
        <source>layers on the fullest other stage</source>
        <translation>其余各级中最满一级的层数</translation>
    </message>
    <message>
        <source>share of the measured step that no term explains</source>
        <translation>实测步时中各项都无法解释的占比</translation>
    </message>
    <message>
        <source>activations and buffers within their range</source>
        <translation>取值范围内的激活值与缓冲</translation>
    </message>
    <message>
        <source>exposed host traffic of a micro-batch</source>
        <translation>单个微批次未被掩盖的主机流量</translation>
    </message>
    <message>
        <source>update on the host</source>
        <translation>主机侧参数更新</translation>
    </message>
    <message>
        <source>between sharding groups</source>
        <translation>分片组之间</translation>
    </message>
    <message>
        <source>bubble filled with weight gradients</source>
        <translation>由权重梯度填充的气泡</translation>
    </message>
    <message>
        <source>network bandwidth beyond a leaf switch</source>
        <translation>跨叶交换机的网络带宽</translation>
    </message>
    <message>
        <source>time of ownership</source>
        <translation>持有时间</translation>
    </message>
    <message>
        <source>machines per card</source>
        <translation>每卡机器成本</translation>
    </message>
    <message>
        <source>resale value at the end, today</source>
        <translation>期末残值的现值</translation>
    </message>
    <message>
        <source>power at the meter of a working card</source>
        <translation>工作中单卡的电表功率</translation>
    </message>
    <message>
        <source>share of time in which the peak load is there</source>
        <translation>高峰负载出现的时间比例</translation>
    </message>
    <message>
        <source>use of the owned base</source>
        <translation>自有部分的使用率</translation>
    </message>
    <message>
        <source>months in which leased cards are used</source>
        <translation>长租卡使用的月数</translation>
    </message>
    <message>
        <source>reclaims of spot nodes per time</source>
        <translation>单位时间竞价节点回收次数</translation>
    </message>
    <message>
        <source>time between stops on spot</source>
        <translation>竞价方式下两次中断的间隔</translation>
    </message>
    <message>
        <source>share of useful time on spot</source>
        <translation>竞价方式下的有效时间比例</translation>
    </message>
    <message>
        <source>all card-hours over those of the final run</source>
        <translation>全部卡时与正式训练卡时之比</translation>
    </message>
    <message>
        <source>duration of the project</source>
        <translation>项目时长</translation>
    </message>
    <message>
        <source>porting the software</source>
        <translation>软件移植</translation>
    </message>
    <message>
        <source>data preparation</source>
        <translation>数据准备</translation>
    </message>
    <message>
        <source>staff during the run</source>
        <translation>训练期间人员</translation>
    </message>
    <message>
        <source>rent of all used hours</source>
        <translation>全部使用小时的租金</translation>
    </message>
    <message>
        <source>reserved card-hours</source>
        <translation>预留卡时</translation>
    </message>
    <message>
        <source>resale kept per year, from the residual value</source>
        <translation>由残值推算的年保值率</translation>
    </message>
    <message>
        <source>purchase, present value</source>
        <translation>采购，现值</translation>
    </message>
    <message>
        <source>expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <source>price of a used hour at which owning is worth nothing</source>
        <translation>使持有现值为零的使用小时单价</translation>
    </message>
    <message>
        <source>card-hours of the project while the machines are owned</source>
        <translation>持有期内的项目卡时</translation>
    </message>
    <message>
        <source>duration of the project on leased cards</source>
        <translation>长租卡上的项目时长</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>流水级</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>其他开销</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1 (peak)</source>
        <translation>%1（峰值）</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>并行度</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>梯级</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>所需内容</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>数据项</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Memory, as sold</source>
        <translation>显存，标称</translation>
    </message>
    <message>
        <source>Memory, as the driver reports</source>
        <translation>显存，驱动报告</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Peak, dense 16 bit</source>
        <translation>峰值，16 位稠密</translation>
    </message>
    <message>
        <source>Peak, dense fp8</source>
        <translation>峰值，fp8 稠密</translation>
    </message>
    <message>
        <source>Links, one direction</source>
        <translation>互联，单向</translation>
    </message>
    <message>
        <source>Network, one direction</source>
        <translation>网络，单向</translation>
    </message>
    <message>
        <source>Cards in a node</source>
        <translation>每节点卡数</translation>
    </message>
    <message>
        <source>Design power</source>
        <translation>设计功耗</translation>
    </message>
    <message>
        <source>Sustained matrix rate, share of peak</source>
        <translation>矩阵持续速率占峰值之比</translation>
    </message>
    <message>
        <source>Source of the sustained rates</source>
        <translation>持续速率的来源</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>No rate of the card or its links shortens it</source>
        <translation>卡与互联的任何速率都不能缩短它</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>模型项</translation>
    </message>
    <message>
        <source>Matrix rate</source>
        <translation>矩阵速率</translation>
    </message>
    <message>
        <source>Attention rate</source>
        <translation>注意力速率</translation>
    </message>
    <message>
        <source>Link bandwidth</source>
        <translation>互联带宽</translation>
    </message>
    <message>
        <source>Network bandwidth</source>
        <translation>网络带宽</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>内核启动开销</translation>
    </message>
    <message>
        <source>Activations and buffers</source>
        <translation>激活值与缓冲</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Modelled</source>
        <translation>模型值</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1，实测</translation>
    </message>
    <message>
        <source>%1, expected</source>
        <translation>%1，预计</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>What the measured steps tell</source>
        <translation>实测步时说明了什么</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>本规划</translation>
    </message>
    <message>
        <source>In another layout: %1</source>
        <translation>并行布局不同：%1</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Present value after tax</source>
        <translation>税后现值</translation>
    </message>
    <message>
        <source>Trillion tokens</source>
        <translation>每万亿 token</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>现金支出</translation>
    </message>
    <message>
        <source>Build, whole ownership</source>
        <translation>自建（整个持有期）</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>第 %1 年</translation>
    </message>
    <message>
        <source>Plain sum</source>
        <translation>合计（未折现）</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Proven on</source>
        <translation>已验证规模</translation>
    </message>
    <message>
        <source>Porting</source>
        <translation>移植</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>rented only</source>
        <translation>仅可租用</translation>
    </message>
    <message>
        <source>world</source>
        <translation>全球</translation>
    </message>
    <message>
        <source>No layout of this card does the job in time</source>
        <translation>这种卡没有能按时完成的布局</translation>
    </message>
    <message>
        <source>No public run with a card count is known</source>
        <translation>没有已公开卡数的训练</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张卡</translation>
    </message>
    <message>
        <source>%1 person-months</source>
        <translation>%1 人月</translation>
    </message>
    <message>
        <source>Card-hour, all costs</source>
        <translation>每卡时（全部费用）</translation>
    </message>
    <message>
        <source>PFLOP-hour</source>
        <translation>每有效 PFLOP·小时</translation>
    </message>
</context>
<context>
    <name>Tax</name>
    <message>
        <source>not stated, taken for net</source>
        <translation>未注明，按不含税处理</translation>
    </message>
    <message>
        <source>without tax</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>with tax</source>
        <translation>含税</translation>
    </message>
</context>
<context>
    <name>Tier</name>
    <message>
        <source>Small: one node holds it</source>
        <translation>小：一个节点放得下</translation>
    </message>
    <message>
        <source>Medium: tensor parallel in the node, data parallel across</source>
        <translation>中：节点内张量并行，节点间数据并行</translation>
    </message>
    <message>
        <source>Large: tensor, pipeline and data parallel together</source>
        <translation>大：张量、流水线、数据并行一起用</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>from the vendor</source>
        <translation>厂商数据</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公开发表</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>given</source>
        <translation>用户给定</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Reset %1</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将“%1”设为 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>cards</source>
        <translation>张卡</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>card-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>card-days</source>
        <translation>卡天</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>card</source>
        <translation>卡</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>matrices and half the attention square</source>
        <translation>矩阵加注意力方阵的一半</translation>
    </message>
    <message>
        <source>matrices and the whole attention square</source>
        <translation>矩阵加整个注意力方阵</translation>
    </message>
    <message>
        <source>arXiv 2104.04473 eq. (3), recomputation counted</source>
        <translation>arXiv 2104.04473 式 (3)，计入重计算</translation>
    </message>
    <message>
        <source>arXiv 2205.05198, model FLOP</source>
        <translation>arXiv 2205.05198，模型 FLOP</translation>
    </message>
    <message>
        <source>6 per parameter and the whole attention square</source>
        <translation>每参数 6，加整个注意力方阵</translation>
    </message>
    <message>
        <source>6 per parameter, vocabulary twice when pipelined, whole square</source>
        <translation>每参数 6，用流水线时词表计两次，整个方阵</translation>
    </message>
    <message>
        <source>8 per parameter, recomputation counted</source>
        <translation>每参数 8，计入重计算</translation>
    </message>
    <message>
        <source>LoRA: 4 per matrix weight, no attention</source>
        <translation>LoRA：每个矩阵权重 4，不计注意力</translation>
    </message>
    <message>
        <source>a cell holds no number (%1)</source>
        <translation>有一格不是数字（%1）</translation>
    </message>
    <message>
        <source>the architecture is not given</source>
        <translation>未给出模型结构</translation>
    </message>
    <message>
        <source>vocabulary not stated: %1</source>
        <translation>未注明词表：取 %1</translation>
    </message>
    <message>
        <source>the sequence length is not stated</source>
        <translation>未注明序列长度</translation>
    </message>
    <message>
        <source>the card “%1” is not in the catalogue</source>
        <translation>目录中没有卡“%1”</translation>
    </message>
    <message>
        <source>the card count is not stated</source>
        <translation>未注明卡数</translation>
    </message>
    <message>
        <source>4-bit matrices are not modelled</source>
        <translation>未对 4 位矩阵建模</translation>
    </message>
    <message>
        <source>a base quantised to 8 bits is not modelled</source>
        <translation>未对 8 位量化的底座建模</translation>
    </message>
    <message>
        <source>precision not stated: bf16</source>
        <translation>未注明精度：取 bf16</translation>
    </message>
    <message>
        <source>the layout does not multiply to the card count</source>
        <translation>各并行度之积不等于卡数</translation>
    </message>
    <message>
        <source>layout not stated: chosen by the program</source>
        <translation>未注明布局：由程序选择</translation>
    </message>
    <message>
        <source>interleaving not stated: chosen by the program</source>
        <translation>未注明交错：由程序选择</translation>
    </message>
    <message>
        <source>embedding and head counted as layers of the pipeline: %1 chunks, not %2</source>
        <translation>嵌入和输出头计作流水线的层：%1 个块，而不是 %2 个</translation>
    </message>
    <message>
        <source>micro-batch not stated: chosen by the program</source>
        <translation>未注明微批次：由程序选择</translation>
    </message>
    <message>
        <source>global batch not stated: one micro-batch a rank</source>
        <translation>未注明全局批次：每个 rank 一个微批次</translation>
    </message>
    <message>
        <source>the global batch is not stated</source>
        <translation>未注明全局批次</translation>
    </message>
    <message>
        <source>The table has no column “%1”: its first line must name the columns of the table of measured runs</source>
        <translation>表格没有“%1”列：第一行必须是实测训练表的列名</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>TFLOP/s per card</source>
        <translation>每卡 TFLOP/s</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Tokens/s per card</source>
        <translation>每卡 token/s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Card-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>the plan could not be computed</source>
        <translation>规划无法计算</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Errors by metric (predicted over measured, less one)</source>
        <translation>各指标的误差（预测除以实测再减一）</translation>
    </message>
    <message>
        <source>Speed, one figure a row</source>
        <translation>速度，每行一个数</translation>
    </message>
    <message>
        <source>Errors by group: speed, then memory</source>
        <translation>分组误差：先速度，后显存</translation>
    </message>
    <message>
        <source>The ten rows that are furthest off, speed</source>
        <translation>速度偏差最大的十行</translation>
    </message>
    <message>
        <source>The ten rows that are furthest off, memory</source>
        <translation>显存偏差最大的十行</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>放得下吗？</translation>
    </message>
    <message>
        <source>%1 of %2 runs that ran out of memory are said to fit</source>
        <translation>%2 次显存不足的训练中，有 %1 次被判为放得下</translation>
    </message>
    <message>
        <source>%1 of %2 runs that ran out of memory or crashed are said to fit (the source does not tell which)</source>
        <translation>%2 次显存不足或崩溃的训练中，有 %1 次被判为放得下（来源没有说明是哪一种）</translation>
    </message>
    <message>
        <source>%1 of %2 runs that ran are said not to fit</source>
        <translation>%2 次成功运行的训练中，有 %1 次被判为放不下</translation>
    </message>
    <message>
        <source>Skipped rows</source>
        <translation>跳过的行</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>card count not stated: the fewest that end within %1 days</source>
        <translation>未注明卡数：取能在 %1 天内完成的最少卡数</translation>
    </message>
    <message>
        <source>global batch not stated: the program&apos;s default</source>
        <translation>未注明全局批次：取程序默认值</translation>
    </message>
    <message>
        <source>the program finds no layout that fits and ends in time</source>
        <translation>程序找不到放得下且来得及的布局</translation>
    </message>
    <message>
        <source>power cap of %1 W from the notes</source>
        <translation>按备注取功耗上限 %1 W</translation>
    </message>
    <message>
        <source>samples of %1 tokens in the mean: the longest is taken as twice that</source>
        <translation>样本平均 %1 个 token：最长者按其两倍计</translation>
    </message>
    <message>
        <source>interleaved, chunks not stated: one layer each</source>
        <translation>交错调度，未注明块数：每块一层</translation>
    </message>
    <message>
        <source>the shared texts need the columns “name” and “text”</source>
        <translation>共用文本表需要“name”和“text”两列</translation>
    </message>
    <message>
        <source>two shared texts have the name “%1”</source>
        <translation>有两条共用文本同名：“%1”</translation>
    </message>
    <message>
        <source>no shared text has the name “%1”</source>
        <translation>没有名为“%1”的共用文本</translation>
    </message>
    <message>
        <source>Input missing</source>
        <translation>缺少输入</translation>
    </message>
    <message>
        <source>Source counts otherwise</source>
        <translation>来源口径不同</translation>
    </message>
    <message>
        <source>Effect not modelled</source>
        <translation>效应未建模</translation>
    </message>
    <message>
        <source>Source unreliable</source>
        <translation>来源不可靠</translation>
    </message>
    <message>
        <source>the pattern must name rows by more than “*”, such as “bigscience-gpt2-*”</source>
        <translation>模式不能只有“*”，须指明具体的行，例如“bigscience-gpt2-*”</translation>
    </message>
    <message>
        <source>the pattern “%1” stands in the table already</source>
        <translation>模式“%1”在表中已存在</translation>
    </message>
    <message>
        <source>“%1” is no kind of reason; these are: %2</source>
        <translation>“%1”不是原因类别；可用的有：%2</translation>
    </message>
    <message>
        <source>the reason must be explained in both languages</source>
        <translation>原因须用中英两种语言说明</translation>
    </message>
    <message>
        <source>the table has no column “%1”</source>
        <translation>表中没有“%1”列</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>it cannot be opened (%1)</source>
        <translation>无法打开（%1）</translation>
    </message>
    <message>
        <source>the case is of time, not of memory</source>
        <translation>该案例只关于时间，不涉及显存</translation>
    </message>
    <message>
        <source>a second model beside the trained one is not modelled</source>
        <translation>训练模型之外还有第二个模型，未建模</translation>
    </message>
    <message>
        <source>the card&apos;s memory is not stated</source>
        <translation>未说明卡的显存</translation>
    </message>
    <message>
        <source>a model split over cards by layers is not modelled</source>
        <translation>按层把模型摊到多张卡上，未建模</translation>
    </message>
    <message>
        <source>the sharding is not stated</source>
        <translation>未说明分片方式</translation>
    </message>
    <message>
        <source>fits at least; length, micro-batch or recomputation is not stated</source>
        <translation>至少放得下；未说明长度、微批次或重计算</translation>
    </message>
    <message>
        <source>the table of cases has no column &quot;%1&quot;</source>
        <translation>案例表没有“%1”列</translation>
    </message>
    <message>
        <source>memory is not compared: samples are short and their length is not stated</source>
        <translation>不比较显存：样本较短，且未说明其长度</translation>
    </message>
    <message>
        <source>%1 is %2: a whole number from %3 to %4 is expected</source>
        <translation>%1 为 %2：应为 %3 到 %4 的整数</translation>
    </message>
    <message>
        <source>recomputation “%1” is none of none, selective, full: the framework&apos;s default</source>
        <translation>重计算“%1”不是 none、selective、full 之一：取框架的默认值</translation>
    </message>
    <message>
        <source>Speed, without unreliable sources</source>
        <translation>速度，不含不可靠来源</translation>
    </message>
    <message>
        <source>schedules in a V are not modelled</source>
        <translation>未建模 V 形调度</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>the catalogue has no accelerator &quot;%1&quot;; `catalog list` shows them</source>
        <translation>目录中没有加速卡“%1”；`catalog list` 可列出全部</translation>
    </message>
    <message>
        <source>the catalogue lacks the generation &quot;%1&quot; of this accelerator</source>
        <translation>目录中缺少这种加速卡所属的“%1”一代</translation>
    </message>
    <message>
        <source>no field has this name; `fields` lists them all</source>
        <translation>没有这个名称的字段；`fields` 可列出全部</translation>
    </message>
    <message>
        <source>the catalogue has no model &quot;%1&quot;; `catalog list` shows them</source>
        <translation>目录中没有模型“%1”；`catalog list` 可列出全部</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a choice here; choose one of: %2</source>
        <translation>“%1”不在可选项中；可选：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no; write one of them</source>
        <translation>“%1”既不是“是”也不是“否”；请写其一</translation>
    </message>
    <message>
        <source>the program cannot choose this by itself; give a value</source>
        <translation>程序无法自行选择；请给出数值</translation>
    </message>
    <message>
        <source>the text is longer than 2,000 characters; shorten it</source>
        <translation>文本超过 2,000 个字符；请缩短</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number; leave the fraction out</source>
        <translation>“%1”不是整数；请去掉小数部分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is out of range; it must lie between %2 and %3</source>
        <translation>“%1”超出范围；必须在 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in %2, but this plan&apos;s money is in %3; convert it, or change the plan&apos;s currency</source>
        <translation>“%1”以 %2 计，而本规划以 %3 计；请换算，或更改规划的币种</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside what a number can hold; write a plausible value</source>
        <translation>“%1”超出了数字的表示范围；请写一个合理的值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood; write a number, alone or with one of: %2</source>
        <translation>无法理解“%1”；请写数字，可单独写，也可带单位：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not cards:seconds; write pairs such as 64:12.1, 128:6.4, the counts whole and without commas of their own</source>
        <translation>“%1”不是“卡数：秒数”；请写成 64:12.1, 128:6.4 这样的组，卡数为整数且不带千位逗号</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>needs %1 per card, %2 are usable; shard or quantise, then recompute, then offload, and only then add cards</source>
        <translation>每卡需要 %1，可用 %2；先分片或量化，再重计算，再卸载，最后才加卡</translation>
    </message>
    <message>
        <source>takes %1, later than the latest acceptable end; add cards, cut the data or the model, or move the date</source>
        <translation>需要 %1，晚于最迟完成时间；请加卡、减少数据或缩小模型，或推迟日期</translation>
    </message>
    <message>
        <source>ends after %1, before the earliest end that is useful; fewer cards would do</source>
        <translation>%1 即可完成，早于有意义的最早时间；更少的卡就够</translation>
    </message>
    <message>
        <source>costs %1 by the chosen route, more than the budget</source>
        <translation>按所选方式需要 %1，超出预算</translation>
    </message>
    <message>
        <source>the catalogue has no price of this card for the chosen route; enter a quote</source>
        <translation>目录中没有这种卡在所选方式下的价格；请输入报价</translation>
    </message>
    <message>
        <source>tensor parallel reaches across nodes: its traffic takes %1 of a step of %2</source>
        <translation>张量并行跨节点：其通信在 %2 的一步中占 %1</translation>
    </message>
    <message>
        <source>%1 micro-batches for %2 stages leave a large bubble; raise the batch or lower the stages</source>
        <translation>%2 个流水级只有 %1 个微批次，气泡很大；请增大批次或减少流水级</translation>
    </message>
    <message>
        <source>the layers do not divide evenly over the stages; an uneven split is assumed that makes the slowest stage fastest</source>
        <translation>层数不能均分到各流水级；这里假定不均匀划分，使最慢的一级尽量快</translation>
    </message>
    <message>
        <source>step times of mixture-of-experts models are uncertain by about 18 %; measure</source>
        <translation>混合专家模型的步时误差约 18 %；请实测</translation>
    </message>
    <message>
        <source>ring context parallelism of 4 and more has been measured up to 26 % slower than this</source>
        <translation>环形上下文并行度在 4 及以上时，实测比此处最多慢 26 %</translation>
    </message>
    <message>
        <source>the catalogue&apos;s figures of %1 are of low confidence; ask the vendor</source>
        <translation>目录中 %1 的数据可信度低；请向厂商确认</translation>
    </message>
    <message>
        <source>the architecture is derived from the parameter count; give the real one when it is known</source>
        <translation>模型结构由参数量推得；知道真实结构后请填入</translation>
    </message>
    <message>
        <source>measured: twice the cards make the step %1 times faster (%2 of ideal)</source>
        <translation>实测：卡数翻倍使每步快 %1 倍（理想的 %2）</translation>
    </message>
    <message>
        <source>no field of this version has this name; the value is kept in the file but has no effect</source>
        <translation>此版本没有这个名称的字段；其值保留在文件中，但不起作用</translation>
    </message>
    <message>
        <source>may need up to %1 at worst, %2 are usable; near the ceiling the allocator slows down or fails</source>
        <translation>最坏情况可能需要 %1，可用 %2；接近上限时分配器会变慢或失败</translation>
    </message>
    <message>
        <source>needs %1 per card while weights are loaded and states are made, %2 are usable; load sharded weights, or shard or offload the states</source>
        <translation>加载权重并建立状态时每卡需要 %1，可用 %2；请分片加载权重，或将状态分片或卸载</translation>
    </message>
    <message>
        <source>the measurement is not used: say on how many cards it was taken</source>
        <translation>未采用该实测值：请说明是在多少张卡上测得的</translation>
    </message>
    <message>
        <source>the measured peak moves nothing: it is less than this plan&apos;s states and three quarters of its activations take, or its layout is not possible on the measured cards; check layout, recipe and unit</source>
        <translation>实测峰值未起校准作用：它低于本规划的模型状态加四分之三激活值的占用，或其布局在实测卡数下不成立；请检查布局、配方和单位</translation>
    </message>
    <message>
        <source>the measured step is %1 times what this plan takes with every term at the end of its range; check that card, batch, recipe and layout are those of the measured run</source>
        <translation>实测步时是本规划各项都取到范围边界时的 %1 倍；请确认卡型、批次、配方和布局与实测的训练一致</translation>
    </message>
    <message>
        <source>gathered weights and traffic between cards are counted in 16 bit; fp32 and tf32 need up to twice as much of them</source>
        <translation>聚合的权重与卡间通信按 16 位计；fp32 与 tf32 最多需要两倍</translation>
    </message>
    <message>
        <source>the measured step time is not used: no such layout is possible on the measured number of cards</source>
        <translation>未采用实测步时：在实测卡数上无法采用这样的布局</translation>
    </message>
    <message>
        <source>the measured peak is %1 more than this plan takes with activations and buffers at the end of their range; check that card, recipe and layout are those of the measured run</source>
        <translation>即使激活值和缓冲取到范围上限，实测峰值仍比本方案高出 %1；请核对实测所用的卡型、训练配方和布局是否与本方案一致</translation>
    </message>
    <message>
        <source>the measured peak is more than the card holds; check its unit and its card</source>
        <translation>实测峰值超过该卡的显存容量；请核对单位和卡型</translation>
    </message>
    <message>
        <source>by this model the measured run would not have fitted on its cards (%1); check its cards, recipe and layout</source>
        <translation>按本模型，实测运行在其卡上放不下（%1）；请核对其卡数、训练配方与并行布局</translation>
    </message>
    <message>
        <source>the layout of the measured run is not stated; taken as what would be chosen on its cards: %1. State the layout if it was another</source>
        <translation>未说明实测运行的并行布局，按在其卡上会选用的布局处理：%1。如非此布局，请填写</translation>
    </message>
    <message>
        <source>the layout of the measured run is not stated; taken as what would be chosen on its cards: %1, which is not this plan&apos;s (%2). State the layout if it was another</source>
        <translation>未说明实测运行的并行布局，按在其卡上会选用的布局处理：%1，与本方案的布局（%2）不同。如非此布局，请填写</translation>
    </message>
    <message>
        <source>needs %1 per card while a checkpoint is saved, %2 are usable; shard or offload the states</source>
        <translation>保存检查点时每卡需要 %1，可用 %2；请对训练状态做分片或卸载</translation>
    </message>
    <message>
        <source>the step time at twice the cards is not used: it needs the measured step time on the cards themselves beside it</source>
        <translation>未使用两倍卡数下的步时：还需同时给出原卡数下的实测步时</translation>
    </message>
    <message>
        <source>a step takes %1 tokens, more than the critical batch: a smaller batch would need hardly more steps</source>
        <translation>每步 %1 token，超过临界批次：批次小一些，步数也几乎不会增加</translation>
    </message>
    <message>
        <source>by the chosen route money or patience ends after %1, with %2 tokens trained: agree now which loss the run must show by then</source>
        <translation>按所选路线，资金或耐心在 %1后耗尽，届时已训练 %2 token:请现在约定届时损失必须降到多少</translation>
    </message>
    <message>
        <source>bought machines work after %1 only; with the run that is later than the latest acceptable end: rent until then, or order sooner</source>
        <translation>采购的机器要 %1后才可用，加上训练时间将晚于最晚可接受时间：先租用，或提早下单</translation>
    </message>
    <message>
        <source>%1 cards are more than any cluster of this family is known to have trained one model on (%2: %3)</source>
        <translation>%1超过该系列已知训练过单一模型的最大集群规模(%2:%3)</translation>
    </message>
    <message>
        <source>the number of recomputed layers is not used: the layout does not recompute fully; set recomputation to full, or clear the number</source>
        <translation>重计算层数没有生效：当前布局不是完全重计算；请把重计算设为“完全”，或清空层数</translation>
    </message>
    <message>
        <source>the zero-bubble schedule is not used: the layout has one pipeline stage; state two or more, or choose 1F1B</source>
        <translation>零气泡调度没有生效：当前布局只有一个流水级；请设两个以上流水级，或改用 1F1B</translation>
    </message>
    <message>
        <source>amounts were converted at an assumed rate, %1 %2 per US dollar; set the day&apos;s rate and its date</source>
        <translation>金额按假设汇率折算（1 美元 = %1 %2）；请填写当日汇率及其日期</translation>
    </message>
    <message>
        <source>“%1” is no day; write the day of the exchange rates as 2026-11-30</source>
        <translation>“%1”不是日期；请按 2026-11-30 的格式写明汇率日期</translation>
    </message>
    <message>
        <source>the exchange rates have no day; say of which day they are</source>
        <translation>汇率没有日期；请注明是哪一天的汇率</translation>
    </message>
    <message>
        <source>what can be had there: %1</source>
        <translation>当地可获得性：%1</translation>
    </message>
    <message>
        <source>so many spot nodes are reclaimed so often that hardly any work is left; reserve them, or save faster</source>
        <translation>竞价节点被回收得过于频繁，几乎无法推进训练；请改为预留，或加快检查点写入</translation>
    </message>
</context>
<context>
    <name>WorkbookText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>withheld; it waits for: %1</source>
        <translation>暂不给出；尚缺：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>no layout meets the limits of the plan</source>
        <translation>没有满足规划限制的布局</translation>
    </message>
    <message>
        <source>the larger of (%1; %2)</source>
        <translation>取较大者（%1；%2）</translation>
    </message>
    <message>
        <source>the smaller of (%1; %2)</source>
        <translation>取较小者（%1；%2）</translation>
    </message>
    <message>
        <source>rounded up (%1)</source>
        <translation>向上取整（%1）</translation>
    </message>
    <message>
        <source>rounded down (%1)</source>
        <translation>向下取整（%1）</translation>
    </message>
    <message>
        <source>square root of (%1)</source>
        <translation>平方根（%1）</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <translation>%1 的 %2 次方</translation>
    </message>
    <message>
        <source>computed by the plan</source>
        <translation>由规划算出</translation>
    </message>
    <message>
        <source>%1; change it in the plan</source>
        <translation>%1；请在规划中修改</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Inputs of the money</source>
        <translation>费用的输入</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Yellow cells may be changed; every sheet follows. Blue ones come from the plan: a change here does not reach the figures that it rests on. Grey ones are fixed.</source>
        <translation>黄色单元格可以修改，各表随之变化。蓝色单元格来自规划：在此处修改不会影响它所依据的数值。灰色单元格不可修改。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>In the formulas</source>
        <translation>公式所用值</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>first month at which building is cheaper</source>
        <translation>自建开始更便宜的月份</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Break-even by month</source>
        <translation>逐月盈亏平衡</translation>
    </message>
    <message>
        <source>From the other chapters of the plan</source>
        <translation>来自规划的其他章节</translation>
    </message>
    <message>
        <source>From the catalogue</source>
        <translation>来自目录</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Check: total less the sum of its lines</source>
        <translation>核对：总额减各项之和</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Reads as</source>
        <translation>即</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>计算方法</translation>
    </message>
    <message>
        <source>Source of the formula</source>
        <translation>公式来源</translation>
    </message>
    <message>
        <source>Every value is a formula on the inputs of sheet “%1”; units are hours, kWh, GB, cards and the plan&apos;s currency.</source>
        <translation>各数值都是基于“%1”表中输入的公式；单位为小时、kWh、GB、卡和规划的币种。</translation>
    </message>
    <message>
        <source>Further figures</source>
        <translation>其他数值</translation>
    </message>
    <message>
        <source>Steps on the way</source>
        <translation>中间步骤</translation>
    </message>
    <message>
        <source>Rent of a month</source>
        <translation>一个月的租金</translation>
    </message>
    <message>
        <source>Money down</source>
        <translation>一次性投入</translation>
    </message>
    <message>
        <source>Running cost of a month</source>
        <translation>一个月的运行费用</translation>
    </message>
    <message>
        <source>Resale at once, share of the price</source>
        <translation>立即转售所得占购价的比例</translation>
    </message>
    <message>
        <source>Resale kept per year</source>
        <translation>转售价值的年保留率</translation>
    </message>
    <message>
        <source>Cost of capital per year</source>
        <translation>年资金成本</translation>
    </message>
    <message>
        <source>Discount factor of a month</source>
        <translation>月折现因子</translation>
    </message>
    <message>
        <source>First month at which building is cheaper</source>
        <translation>自建开始更便宜的月份</translation>
    </message>
    <message>
        <source>The same in hours</source>
        <translation>折合小时</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Renting and owning the same use, discounted</source>
        <translation>同等使用量下租用与自有的累计成本（已折现）</translation>
    </message>
    <message>
        <source>Rent so far</source>
        <translation>累计租金</translation>
    </message>
    <message>
        <source>Building so far, less resale</source>
        <translation>累计自建成本（减转售价值）</translation>
    </message>
    <message>
        <source>The first month at which the discounted rent of the same use reaches what building cost so far, less the resale value; “—”: not within %1 months</source>
        <translation>同等使用量的折现租金累计达到自建累计成本（减去转售价值）的第一个月；“—”表示 %1 个月内不会达到</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Discount factor</source>
        <translation>折现因子</translation>
    </message>
    <message>
        <source>Running cost so far</source>
        <translation>累计运行费用</translation>
    </message>
    <message>
        <source>Resale value then</source>
        <translation>届时转售价值</translation>
    </message>
    <message>
        <source>Resale, discounted</source>
        <translation>转售价值（折现）</translation>
    </message>
    <message>
        <source>Building cheaper</source>
        <translation>自建更便宜</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Chosen route</source>
        <translation>选定的方式</translation>
    </message>
    <message>
        <source>From the plan</source>
        <translation>来自规划</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>总额</translation>
    </message>
    <message>
        <source>Totals by route</source>
        <translation>各方式总额</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Training plan</source>
        <translation>训练规划</translation>
    </message>
    <message>
        <source>What the training costs by rent, lease and building, on the same card-hours</source>
        <translation>同样的卡时，短租、长租与自建各需多少费用</translation>
    </message>
    <message>
        <source>Sizewright %1 · catalogue of %2 · written on %3</source>
        <translation>Sizewright %1 · 目录日期 %2 · 写于 %3</translation>
    </message>
    <message>
        <source>Change a yellow cell on the inputs: totals and break-even follow. Cards, days and card-hours are the plan&apos;s.</source>
        <translation>修改输入表中的黄色单元格，总额与盈亏平衡随之变化。卡数、天数与卡时以规划为准。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>汇总</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>%1 could not be written: %2; choose another folder or free some space</source>
        <translation>无法写入 %1：%2；请另选文件夹或腾出空间</translation>
    </message>
    <message>
        <source>intermediate value %1</source>
        <translation>中间值 %1</translation>
    </message>
    <message>
        <source>Used card-hour, all costs</source>
        <translation>每使用卡时（全部费用）</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyGaps</name>
    <message>
        <source>Runs that cannot be met, and why</source>
        <translation>无法吻合的记录及原因</translation>
    </message>
    <message>
        <source>Reviewed by hand. A reason excuses nothing: these runs stay in every figure above. A double click or Return shows them.</source>
        <translation>以下均经人工核查。注明原因不等于剔除：这些记录仍计入上方的所有统计。双击或按回车可查看对应记录。</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyGroups</name>
    <message>
        <source>Errors by group</source>
        <translation>分组误差</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>分组依据(&amp;G)</translation>
    </message>
    <message>
        <source>A double click or Return shows the runs of a group.</source>
        <translation>双击或按回车可查看该组的记录。</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyHead</name>
    <message>
        <source>Step time: typical error</source>
        <translation>步时的典型误差</translation>
    </message>
    <message>
        <source>Memory: typical error</source>
        <translation>显存的典型误差</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>实测记录</translation>
    </message>
    <message>
        <source>no run gives it</source>
        <translation>没有记录给出此项</translation>
    </message>
    <message>
        <source>median of %1 runs · P90 %2 · %3</source>
        <translation>%1 条记录的中位数 · P90 %2 · %3</translation>
    </message>
    <message>
        <source>Mean error %1. The bias is the mean of the signed errors.</source>
        <translation>平均误差 %1。偏差为带符号误差的均值。</translation>
    </message>
    <message>
        <source>bias %1</source>
        <translation>偏差 %1</translation>
    </message>
    <message>
        <source>%1 predicted · %2 skipped, with the reason</source>
        <translation>已预测 %1 条 · 跳过 %2 条（均注明原因）</translation>
    </message>
    <message>
        <source>Measured runs, a part of them seen by the fit</source>
        <translation>实测记录（部分曾用于拟合）</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyRows</name>
    <message>
        <source>Measured runs</source>
        <translation>实测记录</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>选中的记录</translation>
    </message>
    <message>
        <source>Select a run, in the table or in the chart.</source>
        <translation>请在表格或图中选择一条记录。</translation>
    </message>
    <message>
        <source>Filter: words, or ids with *</source>
        <translation>筛选：输入关键词，或带 * 的编号</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>筛选记录</translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation>显示哪些记录</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>可比对</translation>
    </message>
    <message>
        <source>More than 25 % off</source>
        <translation>误差超过 25 %</translation>
    </message>
    <message>
        <source>With a known reason</source>
        <translation>原因已知</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show the runs of every group again</source>
        <translation>重新显示所有分组的记录</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 条记录</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyRunner</name>
    <message>
        <source>The shipped runs cannot be read: %1</source>
        <translation>无法读取随附的实测记录：%1</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 无法使用：%2</translation>
    </message>
    <message>
        <source>%1, line %2, cannot be used: %3</source>
        <translation>%1 第 %2 行无法使用：%3</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyView</name>
    <message>
        <source>Which table of runs</source>
        <translation>使用哪张记录表</translation>
    </message>
    <message>
        <source>Shipped public runs</source>
        <translation>随附的公开记录</translation>
    </message>
    <message>
        <source>&amp;Own runs…</source>
        <translation>自有记录(&amp;O)…</translation>
    </message>
    <message>
        <source>A CSV table of your own with the header of the shipped runs</source>
        <translation>自有的 CSV 表格，表头与随附记录相同</translation>
    </message>
    <message>
        <source>What the chart compares</source>
        <translation>图中比较的指标</translation>
    </message>
    <message>
        <source>Runs nearest to the plan</source>
        <translation>与规划最接近的记录</translation>
    </message>
    <message>
        <source>Public runs nearest to the plan</source>
        <translation>与规划最接近的公开记录</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>记录(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;By group</source>
        <translation>分组(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cannot be met</source>
        <translation>无法吻合(&amp;C)</translation>
    </message>
    <message>
        <source>The measured runs are being predicted…</source>
        <translation>正在预测各条实测记录…</translation>
    </message>
    <message>
        <source>The plan has no answer yet: it needs a model, a card and the three answers of the framing.</source>
        <translation>规划尚无结果：还需要模型、卡型以及“问题界定”页的三项回答。</translation>
    </message>
</context>
<context>
    <name>sizewright::AccuracyWindow</name>
    <message>
        <source>Accuracy — Sizewright</source>
        <translation>预测精度 — Sizewright</translation>
    </message>
</context>
<context>
    <name>sizewright::CatalogueEdit</name>
    <message>
        <source>choose or search…</source>
        <translation>选择或搜索…</translation>
    </message>
    <message>
        <source>search…</source>
        <translation>搜索…</translation>
    </message>
</context>
<context>
    <name>sizewright::ChainView</name>
    <message>
        <source>incomplete</source>
        <translation>未填完</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sizewright::ChartPanel</name>
    <message>
        <source>What the chart shows</source>
        <translation>图表内容</translation>
    </message>
</context>
<context>
    <name>sizewright::ChartWidget</name>
    <message>
        <source>Export as picture (PNG)…</source>
        <translation>导出为图片（PNG）…</translation>
    </message>
    <message>
        <source>Export as drawing (SVG)…</source>
        <translation>导出为矢量图（SVG）…</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>导出为 PDF…</translation>
    </message>
    <message>
        <source>Export the data (CSV)…</source>
        <translation>导出数据（CSV）…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>sizewright::ChoiceEdit</name>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>请选择…</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>sizewright::ComparisonModel</name>
    <message>
        <source>(auto)</source>
        <translation>（自动）</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>Field or figure</source>
        <translation>字段或指标</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>%1 (difference)</source>
        <translation>%1（差值）</translation>
    </message>
</context>
<context>
    <name>sizewright::ComparisonView</name>
    <message>
        <source>Only differences</source>
        <translation>只看差别</translation>
    </message>
    <message>
        <source>Comparison of the scenarios</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>There is one scenario only: duplicate it and change something to compare.</source>
        <translation>只有一个方案：复制一份并作些改动，即可对比。</translation>
    </message>
    <message>
        <source>Amounts in different currencies are shown without a difference.</source>
        <translation>币种不同的金额不显示差值。</translation>
    </message>
</context>
<context>
    <name>sizewright::DocumentStore</name>
    <message>
        <source>process %1 on %2</source>
        <translation>%2 上的进程 %1</translation>
    </message>
    <message>
        <source>another window</source>
        <translation>另一个窗口</translation>
    </message>
    <message>
        <source>%1 is open elsewhere (%2), so it was opened read-only here. Use Save As to keep your changes under another name.</source>
        <translation>%1 已在别处打开（%2），此处以只读方式打开。如要保留修改，请用“另存为”换个名称。</translation>
    </message>
    <message>
        <source>%1 is open elsewhere and read-only here. Use Save As to keep your changes under another name.</source>
        <translation>%1 已在别处打开，此处为只读。如要保留修改，请用“另存为”换个名称。</translation>
    </message>
    <message>
        <source>%1 was not saved: it is open elsewhere (%2). Choose another name.</source>
        <translation>%1 未保存：它已在别处打开（%2）。请换个名称。</translation>
    </message>
</context>
<context>
    <name>sizewright::ExplanationView</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>推导过程</translation>
    </message>
    <message>
        <source>Click on any figure to see its formula, its numbers and their sources.</source>
        <translation>点击任一指标，可查看其公式、数值和来源。</translation>
    </message>
    <message>
        <source>This figure is not part of the present plan.</source>
        <translation>此指标不属于当前规划。</translation>
    </message>
    <message>
        <source>This figure waits for what is still missing above.</source>
        <translation>此指标还缺上面所列的内容。</translation>
    </message>
</context>
<context>
    <name>sizewright::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (%n fields)</source>
        <translation>
            <numerusform>%1（%n 个字段）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sizewright::FieldRow</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source> (as of %1)</source>
        <translation>（截至 %1）</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>值的来源</translation>
    </message>
    <message>
        <source>Origin of %1: %2</source>
        <translation>%1 的来源：%2</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>由程序选择</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>This value is %1</source>
        <translation>此值为：%1</translation>
    </message>
    <message>
        <source>Copy field path</source>
        <translation>复制字段路径</translation>
    </message>
</context>
<context>
    <name>sizewright::FigureButton</name>
    <message>
        <source>%1 — click to see how it comes about</source>
        <translation>%1 — 点击查看来历</translation>
    </message>
</context>
<context>
    <name>sizewright::FileFlow</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check the name and your rights to it.</source>
        <translation>%1 无法打开：%2。请核对名称和权限。</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>The architecture was taken from %1</source>
        <translation>模型结构取自 %1</translation>
    </message>
    <message>
        <source>The report was written to %1</source>
        <translation>报告已写入 %1</translation>
    </message>
    <message>
        <source>The chart was written to %1</source>
        <translation>图表已写入 %1</translation>
    </message>
    <message>
        <source>The table was written to %1</source>
        <translation>表格已写入 %1</translation>
    </message>
    <message>
        <source>a plan without a file name</source>
        <translation>未命名的规划</translation>
    </message>
    <message>
        <source>The program ended with unsaved changes to %1; a copy of %2 was kept. Recover it?</source>
        <translation>程序上次结束时，%1 有未保存的修改；保留了 %2 时的副本。要恢复吗？</translation>
    </message>
    <message>
        <source>The workbook was written to %1</source>
        <translation>工作簿已写入 %1</translation>
    </message>
</context>
<context>
    <name>sizewright::ImportDialog</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>The file describes a model.</source>
        <translation>文件描述了一个模型。</translation>
    </message>
    <message>
        <source>The file describes a model: %1.</source>
        <translation>文件描述了一个模型：%1。</translation>
    </message>
    <message>
        <source>Will change (%1)</source>
        <translation>将更改（%1）</translation>
    </message>
    <message>
        <source>Recognised (%1)</source>
        <translation>已识别（%1）</translation>
    </message>
    <message>
        <source>Ignored (%1)</source>
        <translation>已忽略（%1）</translation>
    </message>
    <message>
        <source>To know (%1)</source>
        <translation>须知（%1）</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
</context>
<context>
    <name>sizewright::MainWindow</name>
    <message>
        <source>Why this figure</source>
        <translation>这个指标的来历</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1（只读）</translation>
    </message>
    <message>
        <source>%1[*] — Sizewright</source>
        <translation>%1[*] — Sizewright</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Export &amp;chart</source>
        <translation>导出图表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Switch the language</source>
        <translation>切换语言</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>切换浅色与深色</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>%1 as %2…</source>
        <translation>%1，存为 %2…</translation>
    </message>
    <message>
        <source>This page shows no chart</source>
        <translation>此页没有图表</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sizewright::PlanDocument</name>
    <message>
        <source>Untitled plan</source>
        <translation>未命名规划</translation>
    </message>
    <message>
        <source>Apply %1 %2</source>
        <translation>应用%1 %2</translation>
    </message>
    <message>
        <source>Add scenario %1</source>
        <translation>添加方案“%1”</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Duplicate scenario %1</source>
        <translation>复制方案“%1”</translation>
    </message>
    <message>
        <source>Rename scenario to %1</source>
        <translation>将方案改名为“%1”</translation>
    </message>
    <message>
        <source>Delete scenario %1</source>
        <translation>删除方案“%1”</translation>
    </message>
    <message>
        <source>Move scenario %1</source>
        <translation>移动方案“%1”</translation>
    </message>
    <message>
        <source>Compare against %1</source>
        <translation>以“%1”为基准对比</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Reset %1 and what it filled in</source>
        <translation>重置%1及其填入的值</translation>
    </message>
    <message>
        <source>Renew the prices</source>
        <translation>更新价格</translation>
    </message>
</context>
<context>
    <name>sizewright::PriceBookView</name>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>&amp;New quote…</source>
        <translation>新增报价(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Use in plan</source>
        <translation>用于规划(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport listed…</source>
        <translation>导出所列(&amp;X)…</translation>
    </message>
    <message>
        <source>Take &amp;today&apos;s prices</source>
        <translation>改用当前价格(&amp;T)</translation>
    </message>
    <message>
        <source>The selected price</source>
        <translation>选中的价格</translation>
    </message>
    <message>
        <source>Select a price, in the table or in the chart.</source>
        <translation>请在表格或图中选择一条价格。</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>走势(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Providers side by side</source>
        <translation>供应商对比(&amp;P)</translation>
    </message>
    <message>
        <source>Providers side by side</source>
        <translation>供应商对比</translation>
    </message>
    <message>
        <source>No field of the plan takes a price of this kind.</source>
        <translation>规划中没有可填此类价格的字段。</translation>
    </message>
    <message>
        <source>Select a price or a card.</source>
        <translation>请选择一条价格或一种卡。</translation>
    </message>
    <message>
        <source>%1: each provider&apos;s newest price in %2, per card-hour, server or card; ◆ is yours, ⚠ is old</source>
        <translation>%1：各供应商最新价格（%2），按卡时、服务器或单卡计；◆ 为自有报价，⚠ 为过旧</translation>
    </message>
    <message>
        <source>%1 lines of %2 cannot be read: %3</source>
        <translation>%2 中有 %1 行无法读取：%3</translation>
    </message>
    <message>
        <source>The plan carries older prices of %1, and counts with them.</source>
        <translation>本规划仍按其保存时的 %1 价格计算，与当前价格不同。</translation>
    </message>
</context>
<context>
    <name>sizewright::PriceFilters</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search in the prices</source>
        <translation>在价格中搜索</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>所有卡型</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Every provider</source>
        <translation>所有供应商</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>所有地区</translation>
    </message>
    <message>
        <source>Every currency</source>
        <translation>所有币种</translation>
    </message>
    <message>
        <source>Any confidence</source>
        <translation>任意可信度</translation>
    </message>
    <message>
        <source>Yours and shipped</source>
        <translation>自有与内置</translation>
    </message>
    <message>
        <source>Yours only</source>
        <translation>仅自有</translation>
    </message>
    <message>
        <source>Shipped only</source>
        <translation>仅内置</translation>
    </message>
    <message>
        <source>Old or undated</source>
        <translation>过旧或无日期</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2 条</translation>
    </message>
</context>
<context>
    <name>sizewright::PriceWindow</name>
    <message>
        <source>Price book — Sizewright</source>
        <translation>价格库 — Sizewright</translation>
    </message>
    <message>
        <source>Delete your quote of %1 from %2 (%3)? This cannot be undone.</source>
        <translation>删除 %2 对 %1 的报价（%3）？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>The price is of %1, the scenario plans with %2. Use it all the same?</source>
        <translation>该价格属于 %1，而方案使用 %2。仍要采用吗？</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Set %1 to the price of %2</source>
        <translation>将%1设为 %2 的价格</translation>
    </message>
</context>
<context>
    <name>sizewright::QuoteDialog</name>
    <message>
        <source>New quote</source>
        <translation>新增报价</translation>
    </message>
    <message>
        <source>Edit quote</source>
        <translation>编辑报价</translation>
    </message>
    <message>
        <source> months</source>
        <translation> 个月</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>C&amp;ard</source>
        <translation>卡型(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类别(&amp;K)</translation>
    </message>
    <message>
        <source>P&amp;rovider</source>
        <translation>供应商(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>地区(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>价格(&amp;P)</translation>
    </message>
    <message>
        <source>Cards it is &amp;for</source>
        <translation>对应卡数(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Term</source>
        <translation>租期(&amp;T)</translation>
    </message>
    <message>
        <source>Ta&amp;x</source>
        <translation>税(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Day of the quote</source>
        <translation>报价日期(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Confidence</source>
        <translation>可信度(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>2026-11-30</source>
        <translation>2026-11-30</translation>
    </message>
    <message>
        <source>offer number, mail, page</source>
        <translation>报价单号、邮件或网页</translation>
    </message>
    <message>
        <source>%1 per card-hour without tax</source>
        <translation>不含税每卡时 %1</translation>
    </message>
    <message>
        <source>%1 without tax</source>
        <translation>不含税 %1</translation>
    </message>
    <message>
        <source>more than %1 days old</source>
        <translation>已超过 %1 天</translation>
    </message>
</context>
<context>
    <name>sizewright::QuoteStore</name>
    <message>
        <source>%1 holds lines that cannot be read, so it is not written over. Mend it, or move it away, first.
%2</source>
        <translation>%1 中有无法读取的行，因此未覆盖写入。请先修正或移走该文件。
%2</translation>
    </message>
</context>
<context>
    <name>sizewright::QuotesImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>文件各行</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>%1 added, %2 replaced, %3 there already, %4 shipped and not taken, %5 refused</source>
        <translation>新增 %1，替换 %2，已存在 %3，内置目录已有而不导入 %4，拒绝 %5</translation>
    </message>
</context>
<context>
    <name>sizewright::ScenarioListModel</name>
    <message>
        <source>not yet complete</source>
        <translation>尚未填完</translation>
    </message>
    <message>
        <source>%1 cards · %2</source>
        <translation>%1 张卡 · %2</translation>
    </message>
</context>
<context>
    <name>sizewright::ScenarioRail</name>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1 cards · %2</source>
        <translation>%1 张卡 · %2</translation>
    </message>
    <message>
        <source>47.4 days</source>
        <translation>47.4 天</translation>
    </message>
</context>
<context>
    <name>sizewright::SearchPanel</name>
    <message>
        <source>Every layout, searched</source>
        <translation>搜索全部布局</translation>
    </message>
    <message>
        <source>also degrees that the plan states</source>
        <translation>方案已指定的并行度也参与搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Use the selected layout</source>
        <translation>采用所选布局</translation>
    </message>
    <message>
        <source>What the search looks for</source>
        <translation>搜索目标</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>最省钱</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>卡数最少</translation>
    </message>
    <message>
        <source>Least memory</source>
        <translation>显存最少</translation>
    </message>
    <message>
        <source>Card counts to search</source>
        <translation>搜索的卡数</translation>
    </message>
    <message>
        <source>on these cards</source>
        <translation>当前卡数</translation>
    </message>
    <message>
        <source>half to twice the cards</source>
        <translation>当前卡数的一半到两倍</translation>
    </message>
    <message>
        <source>an eighth to 8 times the cards</source>
        <translation>当前卡数的八分之一到八倍</translation>
    </message>
    <message>
        <source>Strategies found</source>
        <translation>搜索到的策略</translation>
    </message>
    <message>
        <source>Faster, but does not fit</source>
        <translation>更快但放不下</translation>
    </message>
    <message>
        <source>Beside the first</source>
        <translation>首选的相邻布局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Looks at every legal combination of degrees, micro-batch, sharding, schedule and recomputation – millions in a second – and keeps what the plan states.</source>
        <translation>逐一检查并行度、微批次、分片、调度与重计算的所有合法组合（每秒数百万种），方案已指定的保持不变。</translation>
    </message>
    <message>
        <source>%1 layouts examined, %2 of them fit, in %3 s.</source>
        <translation>共检查 %1 种布局，其中 %2 种放得下，用时 %3 秒。</translation>
    </message>
    <message>
        <source>Nothing fits at worst; these fit in the estimate and are at risk.</source>
        <translation>按最坏情况均放不下；以下布局按估计值放得下，存在风险。</translation>
    </message>
    <message>
        <source>The plan has changed since; search again.</source>
        <translation>方案已有改动，请重新搜索。</translation>
    </message>
    <message>
        <source>Use a layout of the search</source>
        <translation>采用搜索到的布局</translation>
    </message>
    <message>
        <source>Use a layout of the front</source>
        <translation>采用前沿上的布局</translation>
    </message>
    <message>
        <source>The plan&apos;s own layout takes %1 a step, the fastest found %2 % less.</source>
        <translation>方案当前布局每步 %1，搜索到的最快布局少 %2 %。</translation>
    </message>
    <message>
        <source>Nothing ends by the latest acceptable day.</source>
        <translation>没有方案能在最晚可接受日期前完成。</translation>
    </message>
    <message>
        <source>also larger batches, up to the critical one</source>
        <translation>也尝试更大的批次，不超过临界批次</translation>
    </message>
    <message>
        <source>Needs the critical batch (data.critical_batch) of the plan.</source>
        <translation>需要先填写规划的临界批次（data.critical_batch）。</translation>
    </message>
</context>
<context>
    <name>sizewright::StartPanel</name>
    <message>
        <source>Three answers, then a number</source>
        <translation>先答三问，再出数字</translation>
    </message>
    <message>
        <source>Say on the left what is trained, what result is acceptable and by when; then choose a model and an accelerator. Or begin with an example and change it.</source>
        <translation>在左侧说明训练什么、接受怎样的结果、何时完成；再选择模型和加速卡。也可以从一个示例开始修改。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Recent plans</source>
        <translation>最近的规划</translation>
    </message>
</context>
<context>
    <name>sizewright::ToggleEdit</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>sizewright::VerdictBar</name>
    <message>
        <source>days (P10–P90)</source>
        <translation>天（P10–P90）</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Memory of a card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>What binds</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>&lt;b&gt;No answer yet.&lt;/b&gt;</source>
        <translation>&lt;b&gt;尚无结论。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;No answer yet.&lt;/b&gt; Still needed: %1</source>
        <translation>&lt;b&gt;尚无结论。&lt;/b&gt;还需要：%1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张卡</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Where the time of a step goes</source>
        <translation>一步的时间花在哪里</translation>
    </message>
    <message>
        <source>step measured</source>
        <translation>步时为实测</translation>
    </message>
    <message>
        <source>MFU %1</source>
        <translation>MFU %1</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>缺 %1</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>余 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; click to read them</source>
        <translation>%1；点击查看</translation>
    </message>
    <message>
        <source>up to %1 at worst</source>
        <translation>最坏达 %1</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
</context>
<context>
    <name>sizewright::WarningPopup</name>
    <message>
        <source>Go to %1</source>
        <translation>转到“%1”</translation>
    </message>
</context>
</TS>
