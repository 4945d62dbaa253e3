import { expect, test } from 'vitest'
import { approvalOf } from '@/lib/domain/approvals/approval'
import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { artworkOptions } from '@/lib/domain/artwork/schema'

const code = '7G4T9QW2B2'
const approvedWith = (lines: string[]) => {
  const options = artworkOptions.parse({ material: 'marble', symbolMm: 50, lines })
  return { id: 'x', number: 1, options, drawingSha256: drawingHash(drawArtwork(options, code)) }
}

test('a stencil of the approved stone is approved; a newer edition is another drawing only where it shows', () => {
  const plain = approvedWith(['Åse Ørsted'])
  expect(approvalOf(plain, { ...plain.options, stencil: 'mirrored', bridgeMm: 1 }, code).kind).toBe('this')
  expect(approvalOf(plain, { ...plain.options, edition: 2 }, code).kind).toBe('this')
  const dagger = approvedWith(['Åse † 2024'])
  expect(approvalOf(dagger, { ...dagger.options, edition: 2 }, code).kind).toBe('other')
  expect(approvalOf(dagger, dagger.options, code).kind).toBe('this')
})
