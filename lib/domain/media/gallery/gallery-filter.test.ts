import { describe, expect, test } from 'vitest'
import { isShown, orderAmong } from '@/lib/domain/media/gallery/gallery-filter'

describe('a gallery filter', () => {
  test.each([
    [{ kind: 'picture', albumId: null }, ['all', 'loose']],
    [{ kind: 'picture', albumId: 'a' }, ['all', 'a']],
    [{ kind: 'video_link', albumId: 'b' }, ['all', 'films']],
    [{ kind: 'recording', albumId: null }, ['all', 'voices', 'loose']],
  ] as const)('%o is shown under %o', (item, expected) => {
    const filters = ['all', 'films', 'voices', 'loose'] as const
    const shownUnder = [
      ...filters.filter((filter) => isShown(item, filter)),
      ...(isShown(item, { album: 'a' }) ? ['a'] : []),
    ]
    expect(shownUnder).toEqual(expected)
  })

  test('reorders the shown items without moving the others', () => {
    expect(orderAmong(['1', 'x', '2', 'y', '3'], ['1', '2', '3'], 2, 0)).toEqual(['3', 'x', '1', 'y', '2'])
    expect(orderAmong(['1', '2', '3'], ['1', '2', '3'], 0, 1)).toEqual(['2', '1', '3'])
    expect(orderAmong(['1', '2'], ['1', '2'], 7, 0)).toEqual(['1', '2'])
  })
})
