import { expect, test } from 'vitest'
import { inlineSheets } from './inline-sheets.mjs'

test('puts each sheet where its link stands, and nothing in place of one that is gone', async () => {
  const sheets = new Map([['/_next/static/a.css?v=1&b', 'p{color:red}']])
  const ask = async (path) => ({ status: sheets.has(path) ? 200 : 404, text: sheets.get(path) ?? 'Not found' })
  const links = ['a.css?v=1&amp;b', 'gone.css'].map((name) => `<link rel="stylesheet" href="/_next/static/${name}"/>`)
  expect(await inlineSheets(`${links.join('')}<p>Karen</p>`, ask)).toBe(
    '<style>p{color:red}</style><style></style><p>Karen</p>',
  )
})
