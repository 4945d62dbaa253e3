import { describe, expect, test } from 'vitest'
import { generateTextCode, isTextCode } from './qr-text-code'
import { isSlug, numberedSlug, slugify } from './slug'

describe('a slug', () => {
  test.each([
    ['Anna Margrethe Hansen', 'anna-margrethe-hansen'],
    ['Åse Ærø Sørensen', 'aase-aeroe-soerensen'],
    ['A\u030Ase Bjo\u0308rk', 'aase-bjoerk'],
    ['José Müller-Łukasz', 'jose-muller-lukasz'],
    ['Þórður Guðmundsdóttir', 'thordur-gudmundsdottir'],
    ['Karen O’Brien', 'karen-obrien'],
    ['  --Ole  & Kirsten-- ', 'ole-kirsten'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['李小龍', 'mindeside'],
    ['', 'mindeside'],
    ['🕯️', 'mindeside'],
    ['ﬁnn Ⅳ', 'finn-iv'],
    ['Đorđe Ðorn Þóra', 'dorde-dorn-thora'],
    ['Œuvre Łódź Ħamrun', 'oeuvre-lodz-hamrun'],
    ['GROẞ Groß', 'gross-gross'],
    ['İpek Işık Kızıl', 'ipek-isik-kizil'],
    ['Eŋa Ŧor Əli Ǝbɔ', 'ena-tor-eli-ebo'],
    ['Aĸisoĸ Kʼaa', 'aqisoq-kaa'],
    ['Ǿre Ǽgir Ǻge', 'oere-aegir-aage'],
    ['Ɓala Ɗan Ƙofa Ƴar Ŋgɔ', 'bala-dan-kofa-yar-ngo'],
    ['Ǥuhtur Ǯiek Ʒul', 'guhtur-ziek-zul'],
    ['Nguyễn Đình Khoa', 'nguyen-dinh-khoa'],
    ['Kari\u200Bna Hol\u00ADm\u202E', 'karina-holm'],
  ])('of %j is %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  test('is at most 80 characters and never ends in a hyphen', () => {
    const slug = slugify(`${'a'.repeat(79)} ${'b'.repeat(50)}`)
    expect(slug).toBe('a'.repeat(79))
    expect(numberedSlug('c'.repeat(80), 12)).toBe(`${'c'.repeat(77)}-12`)
  })

  test.each(['QR', 'Admin', 'admin', 'Test Memorial', 'Login'])('is never the reserved word %j', (name) => {
    expect(isSlug(slugify(name))).toBe(true)
    expect(slugify(name)).toMatch(/-mindeside$/)
  })

  test('is never a text code, whatever the name', () => {
    for (let round = 0; round < 500; round++) {
      const code = generateTextCode()
      const slug = slugify(`${code.slice(0, 4)} ${code.slice(4)}`)
      expect(isTextCode(slug)).toBe(false)
      expect(isSlug(slug)).toBe(true)
      expect(isSlug(code.toLowerCase())).toBe(false)
    }
  })

  test('with a number is never a text code either', () => {
    for (let number = 2; number < 500; number++) expect(isTextCode(numberedSlug('karen-ak', number))).toBe(false)
  })

  test.each(['0198c5a2-7d1e-7c3a-9f00-0123456789ab', '0198c5a27d1e7c3a9f000123456789ab'])(
    'is never an id: %s',
    (id) => {
      expect(isSlug(id)).toBe(false)
      expect(slugify(id)).toBe(`${id}-mindeside`)
    },
  )

  test.each(['Anna', 'a--b', '-a', 'a-', 'a b', 'æble', '', 'a/b', 'a'.repeat(81)])('is not %j', (input) => {
    expect(isSlug(input)).toBe(false)
  })
})
