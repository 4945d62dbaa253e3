import { describe, expect, test } from 'vitest'
import { cleanBiography, withoutEmptySections } from '@/lib/domain/memorials/biography'
import { biographyTooLong, creationTemplates } from '@/lib/domain/memorials/schema'
import { templateBiography } from '@/lib/domain/memorials/templates'

describe('the life story', () => {
  test('is nothing when no word is in it', () => {
    for (const html of [null, '', '<p></p>', '<p> <br></p>', '<script>x</script>'])
      expect(cleanBiography(html)).toBeNull()
  })

  test('may have 60,000 characters of text, whatever its markup takes', () => {
    const paragraph = `<p><strong>${'x'.repeat(100)}</strong></p>`
    expect(cleanBiography(paragraph.repeat(588))).not.toBeNull()
    expect(() => cleanBiography(`<p>${'x'.repeat(60_001)}</p>`)).toThrow('INVALID_INPUT')
  })

  test('is refused by its markup before its words are counted', () => {
    expect(() => cleanBiography('<'.repeat(360_000))).toThrow(
      expect.objectContaining({ fields: { biography: biographyTooLong } }),
    )
  })

  test('leaves out a template’s headings that nothing stands under', () => {
    const html = '<p>Først.</p><h2>Som ven</h2><p></p><h2>Hjemmet og familien</h2><p>Tekst.</p><h2>Familien</h2>'
    expect(withoutEmptySections(html)).toBe('<p>Først.</p><h2>Hjemmet og familien</h2><p>Tekst.</p>')
    expect(withoutEmptySections('<p>a</p><h2>Familien</h2><h3>Under</h3>')).toContain('<h3>Under</h3>')
  })

  test('never loses a word that the family wrote, also when all of it is headings', () => {
    const html = '<h2>Hun var født ved Limfjorden</h2><h2>Hun holdt af havet</h2>'
    expect(withoutEmptySections(html)).toBe(html)
  })

  test.each(creationTemplates)('the template %s is clean as it is, and empty until somebody writes', (key) => {
    expect(cleanBiography(templateBiography(key))).toBe(templateBiography(key))
    expect(withoutEmptySections(templateBiography(key))).toBeNull()
  })
})
