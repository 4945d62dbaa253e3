import { expect, test } from 'vitest'
import { inPartnersOrder } from '@/lib/domain/family-tree/partners'

const couple = (id: string, [partnerAId, aPosition]: [string, number], [partnerBId, bPosition]: [string, number]) => ({
  id,
  partnerAId,
  aPosition,
  partnerBId,
  bPosition,
})
const ids = (...couples: ReturnType<typeof couple>[]) => inPartnersOrder(couples).map(({ id }) => id)

test('each partner’s couples stand in their order, whatever the others’ places', () => {
  // Ane's first is Bo's fourth.
  const first = couple('z', ['Ane', 0], ['Bo', 3])
  const second = couple('a', ['Ane', 1], ['Carl', 0])
  expect(ids(second, first)).toEqual(['z', 'a'])
  expect(ids(first, second)).toEqual(['z', 'a'])
})

test('partners who contradict each other, and a person in ten thousand couples, end', () => {
  const pair = [couple('a', ['Ane', 0], ['Bo', 1]), couple('b', ['Ane', 1], ['Bo', 0])] as const
  expect(ids(...pair)).toHaveLength(2)
  expect(ids(...pair.toReversed())).toEqual(ids(...pair))
  const many = Array.from({ length: 10_000 }, (_, index) =>
    couple(`${index}`, ['Ane', 10_000 - index], [`B${index}`, 0]),
  )
  expect(ids(...many)[0]).toBe('9999')
})
