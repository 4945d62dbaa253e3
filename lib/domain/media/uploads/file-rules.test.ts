import { describe, expect, test } from 'vitest'
import { findFileProblem, kindOfFile } from '@/lib/domain/media/uploads/file-rules'

describe('a chosen file', () => {
  test.each([
    ['IMG_1.JPG', 'image/jpeg', 'picture'],
    ['IMG_2.HEIC', '', 'picture'],
    ['IMG_3.heic', 'image/heic', 'picture'],
    ['scanning.TIF', '', 'picture'],
    ['scanning.tiff', 'image/tiff', 'picture'],
    ['film.MOV', 'video/quicktime', 'video'],
    ['film.mp4', 'application/octet-stream', 'video'],
    ['optagelse.webm', 'audio/webm;codecs=opus', 'recording'],
    ['sang.m4a', '', 'recording'],
    ['film.mp4', 'application/mp4', 'video'],
    ['film.mp4', 'video/mpeg', 'video'],
    ['stemme.ogg', 'application/ogg', 'recording'],
    ['scan.png', 'image/x-png', 'picture'],
    ['brev.pdf', 'application/pdf', null],
    ['film.avi', 'video/x-msvideo', null],
    ['tegning.svg', 'image/svg+xml', null],
    ['brev.pdf.jpg', 'application/pdf', null],
    ['uden-navn', '', null],
  ])('%s of type %j is %s', (name, type, kind) => expect(kindOfFile({ name, type })).toBe(kind))

  test('is refused with the reason', () => {
    const picture = { name: 'a.jpg', type: 'image/jpeg' }
    expect(findFileProblem({ ...picture, size: 5_000_000 })).toBeNull()
    expect(findFileProblem({ ...picture, size: 45_500_000 })).toBe(
      'Billedet fylder 43,4 MB og må højst fylde 30 MB. Gem det i en mindre størrelse, og prøv igen.',
    )
    expect(findFileProblem({ ...picture, size: 0 })).toContain('Filen er tom.')
    expect(findFileProblem({ name: 'a.pdf', type: 'application/pdf', size: 10 })).toContain('Den slags filer')
  })
})
