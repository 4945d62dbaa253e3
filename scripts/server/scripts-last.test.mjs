import { expect, it } from 'vitest'
import { loadScriptsLast } from './scripts-last.mjs'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
  '</head><body><script>self.kept=1</script><p>Karen</p><script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/c.js" async="" id="_R_"></script></body></html>'

it('fetches what was to be fetched at once when the page has loaded, and leaves everything else', () => {
  const made = loadScriptsLast(page)
  expect(made).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js","/_next/static/chunks/c.js"]')
  expect(made).not.toContain('<link rel="preload"')
  expect(made).not.toMatch(/<script src="[^"]*a\.js"/)
  expect(made).toContain('<script>self.kept=1</script><p>Karen</p>')
  expect(made).toContain('noModule')
})

it('leaves a page alone in which it finds nothing', () => {
  expect(loadScriptsLast('<p>Karen</p>')).toBe('<p>Karen</p>')
})
