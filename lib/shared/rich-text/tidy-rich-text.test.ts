import { parseDocument } from 'htmlparser2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sanitiseRichText } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { tidyRichText } from './tidy-rich-text'

// The browser's own parser; it reads Word's '<![if ...]>' as a comment.
beforeEach(() =>
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ body: parseDocument(html.replace(/<!\[[^\]]*\]>/g, '')) })
    },
  ),
)

const REL = 'rel="noopener nofollow ugc"'

/** An item as Word writes it. */
const word = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`

/** The same in Word on the web. */
const online = (tag: string, level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper"><${tag} role="list" start="${start}"><li data-aria-level="${level}" data-listid="4">` +
  `<p class="Paragraph"><span>${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`

const google = (inner: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b><br class="Apple-interchange-newline">`

describe('what is pasted arrives, and the server keeps it so', () => {
  describe.each<[string, Array<[string, string]>]>([
    [
      'headings',
      [
        [
          '<h1>Skoletid<o:p></o:p></h1><h2>I Odense</h2><h4>Lærer Holm</h4>',
          '<h2>Skoletid</h2><h2>I Odense</h2><h3>Lærer Holm</h3>',
        ],
        ['<p class=MsoTitle>Erna</p><p class=MsoSubtitle>1931–2020</p>', '<h2>Erna</h2><h3>1931–2020</h3>'],
        ['<p class="MsoHeading1">Et</p><p class=MsoHeading3>Tre</p>', '<h2>Et</h2><h3>Tre</h3>'],
        ['<p class="Overskrift2"><span style="font-weight:bold">To</span></p>', '<h2>To</h2>'],
        ["<p style='mso-outline-level:4'>Fire</p>", '<h3>Fire</h3>'],
        ['<p class="Paragraph" role="heading" aria-level="1">Online</p>', '<h2>Online</h2>'],
        ['<h1><div>Et</div></h1><div>to</div>', '<h2>Et</h2><p>to</p>'],
        [google('<h1 dir="ltr"><span style="font-weight:400;font-style:normal">Liv</span></h1>'), '<h2>Liv</h2>'],
        [
          `<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Arbejde</h1>`,
          '<h2>2. Arbejde</h2>',
        ],
      ],
    ],
    [
      'lists',
      [
        [word(1, '·', 'Ida') + word(1, '·', 'Per'), '<ul><li>Ida</li><li>Per</li></ul>'],
        [word(1, '1.', 'Ida') + word(1, '2.', 'Per'), '<ol><li>Ida</li><li>Per</li></ol>'],
        [word(1, 'a)', 'Ida') + word(1, 'b)', 'Per'), '<ol><li>Ida</li><li>Per</li></ol>'],
        [word(1, '(iv)', 'Ida') + word(2, '§', 'Per'), '<ol><li>Ida<ul><li>Per</li></ul></li></ol>'],
        [
          word(1, '·', 'Børn') + word(2, 'o', 'Ida') + word(2, 'o', 'Per') + word(1, '·', 'Venner'),
          '<ul><li>Børn<ul><li>Ida</li><li>Per</li></ul></li><li>Venner</li></ul>',
        ],
        [
          word(1, '·', 'Et') + word(3, '§', 'Tre') + word(3, '§', 'Fire'),
          '<ul><li>Et<ul><li>Tre</li><li>Fire</li></ul></li></ul>',
        ],
        [word(2, 'o', 'Inde') + word(1, '·', 'Ude'), '<ul><li>Inde</li></ul><ul><li>Ude</li></ul>'],
        [word(1, '1.', 'Et') + word(1, '1.', 'Andet', 'l1'), '<ol><li>Et</li></ol><ol><li>Andet</li></ol>'],
        [
          `${word(1, '1.', 'Et')}<p class=MsoNormal>Så</p>${word(1, '2.', 'To')}`,
          '<ol><li>Et</li></ol><p>Så</p><ol start="2"><li>To</li></ol>',
        ],
        [`${word(1, '·', 'Et')}<p class=MsoListParagraph>Mere</p>`, '<ul><li><p>Et</p><p>Mere</p></li></ul>'],
        [
          '<p class=MsoListParagraph><span style="font-family:Symbol">·<span>&nbsp;&nbsp; </span></span>Ida</p>',
          '<ul><li>Ida</li></ul>',
        ],
        ['<p class=MsoListParagraph>3)&nbsp; Ida</p>', '<ol start="3"><li>Ida</li></ol>'],
        [
          "<ul type=disc><li class=MsoNormal style='mso-list:l0 level1 lfo1'>Et<o:p></o:p></li><ul type=circle>" +
            "<li class=MsoNormal style='mso-list:l0 level2 lfo1'>Under</li></ul><li class=MsoListParagraph>To</li></ul>",
          '<ul><li>Et<ul><li>Under</li></ul></li><li>To</li></ul>',
        ],
        [
          "<ol><li style='mso-list:l0 level1 lfo1'><p class=MsoListParagraph>Et</p></li></ol>",
          '<ol><li><p>Et</p></li></ol>',
        ],
        [word(1, '1.', 'Et') + word(2, '1.2.', 'To'), '<ol><li>Et<ol start="2"><li>To</li></ol></li></ol>'],
        ['<p class=MsoListParagraph>Uden punkt</p>', '<p>Uden punkt</p>'],
        [
          google(
            '<ul><li dir="ltr" aria-level="1"><p><span>Et</span></p></li><ul><li aria-level="2"><p>Under</p></li></ul><li><p>To</p></li></ul>',
          ),
          '<ul><li><p>Et</p><ul><li><p>Under</p></li></ul></li><li><p>To</p></li></ul>',
        ],
        [
          online('ul', 1, 'Et') + online('ul', 2, 'Under') + online('ul', 1, 'To'),
          '<ul><li>Et<ul><li>Under</li></ul></li><li>To</li></ul>',
        ],
        [online('ol', 1, 'Et') + online('ol', 1, 'To', 2), '<ol><li>Et</li><li>To</li></ol>'],
        [
          '<ul class="ul1">\n<li class="li1"><span class="s1"></span>Et</li>\n<li class="li1">To</li>\n</ul>',
          '<ul><li>Et</li><li>To</li></ul>',
        ],
        [
          '<ol><li><p style="margin:0">Et</p></li>\n\t<li><p>To</p></li></ol>',
          '<ol><li><p>Et</p></li><li><p>To</p></li></ol>',
        ],
      ],
    ],
    [
      'paragraphs and lines',
      [
        [
          '<p class=MsoNormal>Hun boede\nved fjorden<o:p></o:p></p>\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n<p class=MsoNormal>altid</p>',
          '<p>Hun boede ved fjorden</p><p>altid</p>',
        ],
        ['<div>Kære alle</div><div><br></div><div>Tak</div>', '<p>Kære alle</p><p>Tak</p>'],
        ['<p>En linje<br>\nen til</p>', '<p>En linje<br />en til</p>'],
        [google('<p>Et</p><br><p>To</p>'), '<p>Et</p><p>To</p>'],
        [
          '<table><tr><td>Født</td><td>1931</td></tr><tr><td>Viet</td><td>1955</td></tr></table>',
          '<p>Født 1931</p><p>Viet 1955</p>',
        ],
        ['<p>Vers</p><pre>\nen\nto</pre>', '<p>Vers</p><p>en<br />to</p>'],
        ['<article><h2>Et</h2>ord<section>to</section></article>', '<h2>Et</h2><p>ord</p><p>to</p>'],
        ['Et <span>ord</span>', 'Et ord'],
      ],
    ],
    [
      'emphasis and links',
      [
        [
          google('<p><span style="font-weight:700">Fed</span><span style="font-style:italic"> skrå</span></p>'),
          '<p><strong>Fed</strong><em> skrå</em></p>',
        ],
        [
          '<p><span style="text-decoration:underline">streg</span> <font><b>fed</b></font></p>',
          '<p><u>streg</u> <strong>fed</strong></p>',
        ],
        ['<b>Fed <span style="font-weight:normal">ikke</span></b>', '<strong>Fed </strong>ikke'],
        ['<p style="font-style:italic">Et <i style="font-style:normal">to</i></p>', '<p><em>Et </em>to</p>'],
        [
          '<p><span style="text-decoration:line-through">glemt</span> <s>streg</s></p>',
          '<p><s>glemt</s> <s>streg</s></p>',
        ],
        [
          '<a href="https://x.dk/" style="text-decoration:none"><span style="text-decoration:underline">x</span></a>',
          `<a href="https://x.dk/" ${REL}>x</a>`,
        ],
        ['<p>Se <a href="file:///C:/Erna.doc">brevet</a> og <a href="#_Toc1">her</a></p>', '<p>Se brevet og her</p>'],
      ],
    ],
    [
      'what was taken out, said aside or hidden',
      [
        [
          '<p>Far <del cite="mailto:ib@x.dk" datetime="2024-01-01">faldt</del><ins>gik bort</ins> roligt</p>',
          '<p>Far gik bort roligt</p>',
        ],
        ['<p>Far <span class=msoDel>faldt</span><span class=msoIns>gik bort</span></p>', '<p>Far gik bort</p>'],
        ['<p>Far <s datetime="2024-01-01">faldt</s>gik bort</p>', '<p>Far gik bort</p>'],
        ['<p>Far <span class="TrackChangeDeleteInline">faldt</span>gik bort</p>', '<p>Far gik bort</p>'],
        [
          '<p>Far <span class="TrackedChange TrackChangeTextDeletion">faldt</span><span class="TrackedChange TrackChangeTextInsertion">gik bort</span></p>',
          '<p>Far gik bort</p>',
        ],
        ['<p>Et<span hidden>to</span><span style="visibility: hidden">tre</span></p>', '<p>Et</p>'],
        ['<p>Et</p><p class=MsoNormal><del>væk</del></p><p>to</p>', '<p>Et</p><p>to</p>'],
        [
          '<p>Hun rejste<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[IB1]</a></span> hjem.</p>' +
            "<div style='mso-element:comment-list'><p class=MsoCommentText>Passer det?</p></div>",
          '<p>Hun rejste hjem.</p>',
        ],
        [
          '<p>Født i Ribe<a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a></p><p class=MsoFootnoteText>[1] Kirkebogen</p>',
          '<p>Født i Ribe[1]</p><p>[1] Kirkebogen</p>',
        ],
        ['<!--[if gte mso 9]><xml><w:View>Print</w:View></xml><![endif]--><style>p{}</style><p>Et</p>', '<p>Et</p>'],
        ['<xml><w:View>Print</w:View></xml><p>Et<span style="display:none;mso-hide:all">kode</span></p>', '<p>Et</p>'],
        ['<p>Et<o:p>to</o:p></p>', '<p>Etto</p>'],
      ],
    ],
    [
      'what programs really write',
      [
        // Word: tabs and spaces, smart tags, a picture, a remark, a footnote with its list, a table.
        [
          "<p class=MsoNormal>Født:<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp; </span>1934<span style='mso-spacerun:yes'>&nbsp; </span>i Ry</p>",
          '<p>Født: 1934 i Ry</p>',
        ],
        [
          '<p class=MsoNormal>Hun kom til <st1:City w:st="on"><st1:place w:st="on">Vejle</st1:place></st1:City>.</p>',
          '<p>Hun kom til Vejle.</p>',
        ],
        [
          '<p class=MsoNormal><span style="mso-no-proof:yes"><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]></span>På stranden</p>',
          '<p>På stranden</p>',
        ],
        [
          '<p>Hun <a style=\'mso-comment-reference:IB_1;mso-comment-date:20240101T1000\'>rejste</a><span class=MsoCommentReference><span style=\'mso-special-character:comment\'>&nbsp;<a class=msocomanchor id="_anchor_1" href="#_msocom_1">[IB1]</a></span></span> hjem</p>',
          '<p>Hun rejste hjem</p>',
        ],
        [
          "<p>Viet i Hee<a style='mso-footnote-id:ftn1' href=\"#_ftn1\"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a></p>" +
            '<div style=\'mso-element:footnote-list\'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style=\'mso-element:footnote\' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> Kirkebogen</p></div></div>',
          '<p>Viet i Hee[1]</p><hr /><p>[1] Kirkebogen</p>',
        ],
        [
          '<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Døbt<o:p></o:p></p></td><td><p class=MsoNormal>1934<o:p></o:p></p></td></tr>\n<tr><td><p class=MsoNormal>Viet<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>',
          '<p>Døbt 1934</p><p>Viet</p>',
        ],
        ['<table><tr><td><p>Et</p><p>to</p></td><td><p>tre</p></td></tr></table>', '<p>Et</p><p>to</p><p>tre</p>'],
        [
          '<p class="MsoListParagraphCxSpFirst" style="mso-list: l1 level1 lfo2;"><!--[if !supportLists]--><span style="font-family: Symbol;"><span style="mso-list: Ignore;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp; </span></span></span><!--[endif]-->Eva</p>' +
            '<p class="MsoListParagraphCxSpLast" style="mso-list: l1 level1 lfo2;"><!--[if !supportLists]--><span style="font-family: Symbol;"><span style="mso-list: Ignore;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp; </span></span></span><!--[endif]-->Kaj</p>',
          '<ul><li>Eva</li><li>Kaj</li></ul>',
        ],
        // Word on the web.
        [
          '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Hun boede i Ry</span></span><span class="LineBreakBlob"><span>&nbsp;</span><br></span><span class="TextRun">hele livet</span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></div>',
          '<p>Hun boede i Ry&nbsp;<br />hele livet</p>'.replace('&nbsp;', '\u00a0'),
        ],
        // Google Docs: a soft line end, a raised number, a tab, a list of ticks, a table.
        [
          google(
            '<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;white-space:pre-wrap;">Født 1934</span><span style="vertical-align:super;">1</span><span><br></span><span>i Ry<span class="Apple-tab-span" style="white-space:pre;">\t</span>ved søen</span></p>',
          ),
          '<p>Født 1934¹<br />i Ry ved søen</p>',
        ],
        [
          google(
            '<ul style="margin-top:0;"><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,x" alt="checked"><p role="presentation"><span>Kage</span></p></li></ul>',
          ),
          '<ul><li><p>Kage</p></li></ul>',
        ],
        [
          google(
            '<div dir="ltr" align="left"><table><colgroup><col width="9"></colgroup><tbody><tr><td><p dir="ltr"><span>Viet</span></p></td><td><p dir="ltr"><span>1958</span></p></td></tr></tbody></table></div><p>Så</p>',
          ),
          '<p>Viet 1958</p><p>Så</p>',
        ],
        // Outlook, Gmail.
        [
          '<div class=WordSection1><p class=MsoPlainText>Kære alle<o:p></o:p></p><p class=MsoPlainText><o:p>&nbsp;</o:p></p><p class=MsoPlainText>Tak.<o:p></o:p></p></div>',
          '<p>Kære alle</p><p>Tak.</p>',
        ],
        [
          '<div class="elementToProof" style="font-family:Aptos">Kære alle</div><div class="elementToProof"><br></div><div class="elementToProof">Tak</div>',
          '<p>Kære alle</p><p>Tak</p>',
        ],
        [
          '<div dir="ltr"><div class="gmail_default" style="font-size:small">Hun sang</div><div class="gmail_default"><br></div><b class="gmail-fed">altid</b><u></u></div>',
          '<p>Hun sang</p><p><strong>altid</strong></p>',
        ],
        // Pages, Notes and Safari on a Mac.
        [
          '<meta charset="utf-8"><p class="p1"><span class="s1">Hun sang<span class="Apple-converted-space">&nbsp; </span>altid.</span></p><ul class="Apple-dash-list"><li><span>Alt</span></li></ul>',
          '<p>Hun sang altid.</p><ul><li>Alt</li></ul>',
        ],
        ['<div><h1>Eva</h1></div><div>Hun sang.\uFFFC</div><div><br></div>', '<h2>Eva</h2><p>Hun sang.</p>'],
        // LibreOffice: a footnote, a deletion, a list.
        [
          '<p style="line-height: 100%; margin-bottom: 0cm">Født 1934<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> i <del cite="#1">Ry</del><ins>Hee</ins></p>',
          '<p>Født 1934¹ i Hee</p>',
        ],
        [
          '<ol><li value="1"><p style="margin-bottom: 0cm">Et</p></li>\n<li><p>To</p></li></ol>',
          '<ol><li><p>Et</p></li><li><p>To</p></li></ol>',
        ],
        // A web page; a PDF with its own bullets.
        [
          '<nav><a href="/">Forside</a></nav><main><h1>Gården</h1><figure><img src="a.jpg"><figcaption>Set fra syd</figcaption></figure><p>Bygget 1780.<sup class="reference"><a href="#n1">[1]</a></sup> 40 m<sup>2</sup></p></main>',
          '<p>Forside</p><h2>Gården</h2><p>Set fra syd</p><p>Bygget 1780.[1] 40 m²</p>',
        ],
        [
          '<p class=MsoListParagraph>\uF0B7 Eva</p><p class=MsoListParagraph>\uF0B7 Kaj</p>',
          '<ul><li>Eva</li><li>Kaj</li></ul>',
        ],
      ],
    ],
  ])('%s', (_, rows) => {
    test.each(rows)('%s', (html, expected) => {
      expect(tidyRichText(html)).toBe(expected)
      expect(sanitiseRichText(html)).toBe(expected)
      expect(tidyRichText(expected)).toBe(expected)
    })
  })
})
