import { expect, it } from 'vitest'
import { namesIn, withUsedStyle } from './used-style.mjs'

const page = (style, body) => `<html><head><style data-href="/a.css">${style}</style></head><body>${body}</body></html>`

it('keeps the rules for classes that the page has, in markup, in a script of its own or in the one it loads', () => {
  const style = '.shown{top:0}.dark{top:1px}.toast{top:2px}.timeline{top:3px}.shown .timeline{top:4px}p{top:5px}'
  const body = `<p class="shown">Karen</p><script>document.documentElement.classList.add('dark')</script>`
  expect(withUsedStyle(page(style, body), ['toast'])).toBe(
    page('.shown{top:0}.dark{top:1px}.toast{top:2px}p{top:5px}', body),
  )
})

it('knows a class by its name however markup and style write it', () => {
  const style = '.sm\\:mt-2\\.5{top:0}.\\[\\&_svg\\]\\:size-5 svg{top:1px}.gap-2\\.5{top:2px}'
  const body = '<p class="sm:mt-2.5 [&amp;_svg]:size-5"></p>'
  expect(withUsedStyle(page(style, body), [])).toBe(
    page('.sm\\:mt-2\\.5{top:0}.\\[\\&_svg\\]\\:size-5 svg{top:1px}', body),
  )
})

it('keeps a colour while something is drawn in it, through others, by day, by night and in a theme', () => {
  const style =
    ':root{--stone:#aaa;--ink:var(--stone);--sea:#00f;--toast:red}.timeline{color:var(--sea)}p{color:var(--ink)}.dark{--sea:#006;--sun:#ff0}'
  const body = `<style>:root{--stone:#bbb;--sea:#00e}</style><path fill="var(--sun)"/><p class="dark"></p>`
  expect(withUsedStyle(page(style, body), ['--toast'])).toBe(
    page(
      ':root{--stone:#aaa;--ink:var(--stone);--toast:red}p{color:var(--ink)}.dark{--sun:#ff0}',
      '<style>:root{--stone:#bbb}</style><path fill="var(--sun)"/><p class="dark"></p>',
    ),
  )
})

it('leaves the rules that stay as they are', () => {
  const style = '@media (min-width:40rem){.shown{inset:0}}@page{@bottom-center{content:counter(page)}}'
  expect(withUsedStyle(page(style, '<p class="shown">'), [])).toBe(page(style, '<p class="shown">'))
})

it('says once, for every browser, which properties are not inherited', () => {
  const condition =
    '(((-webkit-hyphens:none)) and (not (margin-trim:block))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b))))'
  const rule = '*,:before,:after,::backdrop{--tw-leading:initial}'
  const use = '.shown{line-height:var(--tw-leading,1.5)}'
  const registered = '@property --tw-leading{syntax:"*";inherits:false}'
  const body = '<p class="shown">'
  const standIn = `@layer properties{@supports ${condition}{${rule}}}`
  expect(withUsedStyle(page(standIn + use + registered, body), [])).toBe(page(`@layer properties{${rule}}${use}`, body))
  expect(withUsedStyle(page(use + registered, body), [])).toBe(page(use + registered, body))
})

it('finds the names that a script may style by', () => {
  const script = `e.className="px-3 text-link";t.style.color='var(--lichen)';n(`
  expect(namesIn(script)).toEqual(expect.arrayContaining(['px-3', 'text-link', '--lichen']))
})
