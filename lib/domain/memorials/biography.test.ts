import { describe, expect, test } from 'vitest'
import { cleanBiography, withoutEmptySections } from '@/lib/domain/memorials/biography'
import { biographyTooLong, creationTemplates } from '@/lib/domain/memorials/schema'
import { templateBiography } from '@/lib/domain/memorials/templates'

describe('the life story', () => {
  test('is null without text', () => {
    for (const html of [null, '', '<p></p>', '<p> <br></p>', '<script>x</script>'])
      expect(cleanBiography(html)).toBeNull()
  })

  test('can have 60,000 characters of text, not counting markup', () => {
    const paragraph = `<p><strong>${'x'.repeat(100)}</strong></p>`
    expect(cleanBiography(paragraph.repeat(588))).not.toBeNull()
    expect(() => cleanBiography(`<p>${'x'.repeat(60_001)}</p>`)).toThrow('INVALID_INPUT')
  })

  test('is refused by its markup’s length before its text is counted', () => {
    expect(() => cleanBiography('<'.repeat(360_000))).toThrow(
      expect.objectContaining({ fields: { biography: biographyTooLong } }),
    )
  })

  test('loses invisible characters, also those written as entities', () => {
    const html =
      '<p>Hun h&shy;ed &#8238;Kar\u200Ben\tog <a href="https://a.example/\u202Ex">skrev</a>\u2028dig\uFEFFte</p>'
    const link = '<a href="https://a.example/x" rel="noopener nofollow ugc">skrev</a>'
    expect(cleanBiography(html)).toBe(`<p>Hun hed Karen og ${link} digte</p>`)
  })

  test('drops a template’s headings without text', () => {
    const html = '<p>Først.</p><h2>Som ven</h2><p></p><h2>Hjemmet og familien</h2><p>Tekst.</p><h2>Familien</h2>'
    expect(withoutEmptySections(html)).toBe('<p>Først.</p><h2>Hjemmet og familien</h2><p>Tekst.</p>')
    expect(withoutEmptySections('<p>a</p><h2>Familien</h2><h3>Under</h3>')).toContain('<h3>Under</h3>')
  })

  test('keeps everything the family wrote, also when it is all headings', () => {
    const html = '<h2>Hun var født ved Limfjorden</h2><h2>Hun holdt af havet</h2>'
    expect(withoutEmptySections(html)).toBe(html)
  })

  test.each(creationTemplates)('the template %s is unchanged by cleaning, and empty without text', (key) => {
    expect(cleanBiography(templateBiography(key))).toBe(templateBiography(key))
    expect(withoutEmptySections(templateBiography(key))).toBeNull()
  })
})
