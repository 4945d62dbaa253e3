import type { ClientRect, CollisionDetection } from '@dnd-kit/core'
import { describe, expect, test } from 'vitest'
import { columnKeys, gridKeys, sortKeys } from '@/components/ui/sort-keys'

type Place = { left?: number; top: number; width?: number; height?: number }

function rect({ left = 0, top, width = 100, height = 100 }: Place): ClientRect {
  return { left, top, width, height, right: left + width, bottom: top + height }
}

/** Something lifted on a page where things stand as told, whatever moved meanwhile. */
function lift(keys: ReturnType<typeof sortKeys>, active: string, places: Record<string, Place>) {
  const rects = new Map<string | number, ClientRect>(Object.entries(places).map(([id, place]) => [id, rect(place)]))
  const overOf = (collisionRect: ClientRect, pointerCoordinates: { x: number; y: number } | null) => {
    const moving: Parameters<CollisionDetection>[0] = {
      active: { id: active, data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
      collisionRect,
      droppableRects: rects,
      droppableContainers: [...rects].map(([id, found]) => ({
        id,
        key: id,
        disabled: false,
        data: { current: undefined },
        node: { current: null },
        rect: { current: found },
      })),
      pointerCoordinates,
    }
    return keys.collisionDetection(moving)[0]?.id
  }
  keys.forget()
  return {
    /** Where it is after the key, though on the screen it hangs far away. */
    press: (code: string) => {
      keys.coordinateGetter({ code, preventDefault: () => {} }, { active, context: { droppableRects: rects } })
      return overOf(rect({ top: 10_000 }), null)
    },
    draggedTo: (place: Place) => overOf(rect(place), { x: 0, y: 0 }),
  }
}

describe('what was lifted', () => {
  const day = { morning: { top: 0, height: 600 }, noon: { top: 620, height: 80 }, night: { top: 720, height: 400 } }
  const elsewhere = { before: { top: -300 }, after: { top: 1140 } }
  const list = () => sortKeys({ ...columnKeys, readOrder: () => ['morning', 'noon', 'night'] })

  test('goes one place in a column for each key, however high its neighbours and wherever the page has scrolled', () => {
    const { press } = lift(list(), 'morning', { ...elsewhere, ...day })
    expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map(press)).toEqual(['noon', 'night', 'night', 'noon'])
  })

  test('stays among those it may stand among, by key and by hand', () => {
    const lifted = lift(list(), 'morning', { ...elsewhere, ...day })
    expect(lifted.draggedTo({ top: -300 })).toBe('morning')
    expect(lifted.draggedTo({ top: 1140 })).toBe('night')
    // One whose form is open has no place on the screen: the key passes it.
    const { noon: _, ...others } = day
    expect(lift(list(), 'morning', others).press('ArrowDown')).toBe('night')
  })

  test('is forgotten when the next is lifted', () => {
    const keys = list()
    lift(keys, 'morning', day).press('ArrowDown')
    expect(lift(keys, 'night', day).press('ArrowUp')).toBe('noon')
  })

  test('goes on to the next row of a grid, and to the nearest above and below', () => {
    const keys = sortKeys({ ...gridKeys, readOrder: () => ['a', 'b', 'c', 'd'] })
    const grid = { a: { top: 0 }, b: { left: 120, top: 0 }, c: { top: 140 }, d: { left: 120, top: 140 } }
    const { press } = lift(keys, 'b', grid)
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowLeft'].map(press)).toEqual([
      ...['c', 'b', 'd', 'b', 'a'],
    ])
  })
})
