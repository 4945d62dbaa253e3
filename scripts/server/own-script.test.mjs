import { expect, it } from 'vitest'
import { withOwnScript } from './own-script.mjs'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
  '</head><body><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script>self.kept=1</script><p>Karen<!-- --> Holm</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"1:\\u003cp>Karen"])</script><script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/c.js" async="" id="_R_"></script></body></html>'

const source = '/_next/static/memorial/page-A1.js'
const own = { source, names: ['toast'] }

it('has its own script instead of the framework’s, and is otherwise unchanged', () => {
  expect(withOwnScript(page, own)).toBe(
    '<html><head></head><body><script>self.kept=1</script><p>Karen Holm</p>' +
      `<script type="module" src="${source}" fetchpriority="low"></script></body></html>`,
  )
})

it('says once what a link to the page shows', () => {
  const words = '<meta property="og:title" content="Karen"/><meta name="twitter:card" content="summary"/>'
  const twice = page.replace('</head>', `${words}<meta name="twitter:title" content="Karen"/></head>`)
  expect(withOwnScript(twice, own)).toBe(withOwnScript(page.replace('</head>', `${words}</head>`), own))
  expect(withOwnScript(twice, own)).toContain(words)
})

it('says to its script that visitors’ speed is measured, where it is', () => {
  expect(withOwnScript(page, own, true)).toContain(`src="${source}" fetchpriority="low" data-vitals=""></script>`)
})

it('leaves a page unchanged that has no script of the framework’s', () => {
  expect(withOwnScript('<body><p>Karen</p></body>', own)).toBe('<body><p>Karen</p></body>')
})
