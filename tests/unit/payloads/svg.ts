/**
 * Ways to make a drawing run or load something, after the kinds that public lists name (OWASP's cheat sheet on filter
 * evasion, PortSwigger's on cross-site scripting, html5sec). Each is the inside of `<svg …>…</svg>`, or a whole file.
 */
export const activeSvg: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in capitals': '<SCRIPT>alert(1)</SCRIPT>',
  'a script with a prefix': '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  'a script from elsewhere': '<script href="https://example.com/x.js"/>',
  'a script never closed': '<script xlink:href="data:text/javascript,alert(1)"',
  'a script after a comment': '<!-- > --><script>alert(1)</script>',
  'a script between comments that are character data':
    '<desc><![CDATA[<!--]]></desc><script>alert(1)</script><desc><![CDATA[-->]]></desc>',
  'a script between comments that are instructions': '<?x <!-- ?><script>alert(1)</script><?x --> ?>',
  'a script between a declaration and a text':
    '<!DOCTYPE svg SYSTEM "<!--"><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><desc>--></desc></svg>',
  'a script behind declarations that do not end': '<!DOCTYPE <!DOCTYPE <!-- a --><script/>',
  'a script hidden in an attribute with >': '<g id=">"><script>1</script></g>',
  'a handler': '<g onclick="alert(1)"/>',
  'a handler in single quotes': "<g onmouseover='alert(1)'/>",
  'a handler without quotes': '<g onload=alert(1)>',
  'a handler behind a slash': '<g/onfocus="alert(1)" tabindex="0"/>',
  'a handler in capitals': '<g ONLOAD="alert(1)"/>',
  'a handler after a line break': '<g\nonbegin\n=\n"alert(1)"/>',
  'a handler in an encoding that skips characters':
    '<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg"><g o\x1b(Bnload="alert(1)"/></svg>',
  'a handler with a prefix': '<g ev:onload="alert(1)"/>',
  'a link that runs': '<a href="javascript:alert(1)"><text>x</text></a>',
  'a link that runs, in capitals': '<a xlink:href="JaVaScRiPt:alert(1)"/>',
  'a link that runs, in entities': '<a href="&#106;avascript&#x3a;alert(1)"/>',
  'a link that runs, with a tab': '<a href="java&#9;script:alert(1)"/>',
  'a link that runs, after a space': '<a href=" javascript:alert(1)"/>',
  'a link to a page of data': '<a href="data:text/html,&lt;script>alert(1)&lt;/script>"/>',
  'a drawing in a drawing': '<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>',
  'a drawing from elsewhere': '<use href="https://example.com/a.svg#x"/>',
  'a picture from elsewhere': '<image href="//example.com/a.png"/>',
  'a picture over http': '<image xlink:href="http://example.com/a.png"/>',
  'a file of the site, which could be anything': '<image href="/images/a.svg"/>',
  'a page within': '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  'a frame': '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="https://example.com"/>',
  'an embedded thing': '<embed xmlns="http://www.w3.org/1999/xhtml" src="#"/>',
  'a sound': '<audio xmlns="http://www.w3.org/1999/xhtml"/>',
  'a form': '<form xmlns="http://www.w3.org/1999/xhtml"/>',
  'an animated link': '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
  'a link set later': '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  'a handler that is set': '<set attributeName="onmouseover" to="alert(1)"/>',
  'SVG Tiny’s handler': '<handler type="application/ecmascript">alert(1)</handler>',
  'a style from elsewhere': '<style>@import "https://example.com/x.css";</style>',
  'a style from elsewhere, escaped': '<style>@\\69mport "https://example.com/x.css";</style>',
  'a style from elsewhere, in entities': '<style>&#64;import "//example.com/x.css";</style>',
  'a style from elsewhere, with an escaped letter': '<style>@i\\mport "https://example.com/x.css";</style>',
  'a background from elsewhere, with an escaped letter': '<style>a{fill:u\\rl(https://example.com/x)}</style>',
  'a background from elsewhere, in character data': '<style>a{fill:u<![CDATA[rl(https://example.com/x)]]>}</style>',
  'a background from elsewhere around an instruction': '<style>a{fill:u<?x?>rl(https://example.com/x)}</style>',
  'a background from elsewhere around an element': '<style>a{fill:u<g/>rl(https://example.com/x)}</style>',
  'a background from elsewhere between comments that are strings':
    '<style>a{content:"/*"} b{fill:url(https://example.com/x)} c{content:"*/"}</style>',
  'one of several pictures from elsewhere': '<g style="background:image-set(\'https://example.com/x.png\' 1x)"/>',
  'a font from elsewhere': '<style>@font-face{font-family:x;src:url(https://example.com/x.woff2)}</style>',
  'a background from elsewhere': '<g style="background:url(//example.com/x.png)"/>',
  'a filter from elsewhere': '<g filter="url(\'https://example.com/f.svg#f\')"/>',
  'a comment inside url': '<g style="fill:u/**/rl(https://example.com/x)"/>',
  'an expression': '<g style="width:expression(alert(1))"/>',
  'an entity behind a quoted >':
    '<!DOCTYPE svg SYSTEM ">" [<!ENTITY x "a">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  'an entity':
    '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  'a file of the server':
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  'an attribute by default':
    '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg xmlns="http://www.w3.org/2000/svg"/>',
  'a style sheet by instruction':
    '<?xml-stylesheet href="https://example.com/x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Elements that drawing programs write and nobody has to fear. */
export const harmlessSvg: Record<string, string> = {
  shapes: '<path d="M0 0"/><g transform="scale(2)"><circle r="1"/></g>',
  'a reference within': '<g id="a"/><use href="#a"/><use xlink:href="#a"/>',
  'a gradient': '<linearGradient id="g"/><rect fill="url(#g)"/><rect style="fill:url(\'#g\')"/>',
  'a style of its own': '<style>.a{fill:#123;font-family:"Golos Text"} /* on=1 */</style>',
  'a style in character data': '<style type="text/css"><![CDATA[ .a > .b { fill: #123 } ]]></style><g class="a"/>',
  'an older encoding': '<?xml version="1.0" encoding="iso-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  'a comment about a script': '<!-- <script> --><path d="M0 0"/>',
  'a picture within': '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  'words about scripts': '<title>JavaScript: onload = 1, url(…)?</title><desc>script</desc>'.replace('url(…)', 'url'),
  'an editor’s notes': '<sodipodi:namedview inkscape:zoom="1"/><metadata><rdf:RDF rdf:about=""/></metadata>',
  'a common declaration':
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
};
