import { expect, test } from 'vitest'
import { htmlOf } from './rules-markdown.ts'

test('paragraphs, emphasis, headings, lists and quotations become HTML', () => {
  expect(htmlOf('# Quem somos\n\nTexto **forte** e *leve*\nem duas linhas')).toBe(
    '<h3>Quem somos</h3>\n<p>Texto <strong>forte</strong> e <em>leve</em><br />em duas linhas</p>',
  )
  expect(htmlOf('- um\n- dois\n\n> citado')).toBe(
    '<ul>\n<li>um</li>\n<li>dois</li>\n</ul>\n<blockquote>\n<p>citado</p>\n</blockquote>',
  )
})

test.each([
  ['a script', 'antes<script>alert(1)</script>depois', '<p>antesdepois</p>'],
  ['a handler', '<p onclick="alert(1)">oi</p>', '<p>oi</p>'],
  ['a picture that fails', '![x](x "y" onerror=alert(1))', '<p>![x](x "y" onerror=alert(1))</p>'],
  ['a picture', 'a ![foto](https://mau.example/p.png) b', '<p>a  b</p>'],
  ['a link that runs', '[clique](javascript:alert(1))', '<p>clique</p>'],
  ['a link away', '[site](https://mau.example)', '<p>site</p>'],
  [
    'a style',
    '<style>body{display:none}</style><b style="position:fixed">x</b>',
    '<strong>x</strong>',
  ],
  ['a frame', '<iframe src="https://mau.example"></iframe>', ''],
  ['a tag that never ends', '<img src=x onerror=alert(1)', '<p>&lt;img src=x onerror=alert(1)</p>'],
  [
    'HTML inside SVG',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<p>x</p>',
  ],
  ['a form', '<form action="https://mau.example"><input name="senha"></form>', ''],
])('%s in the Markdown does nothing', (_, markdown, html) => {
  expect(htmlOf(markdown)).toBe(html)
})
