'use client'

import { useSearchParams } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import type { OpenedBranch } from '@/lib/domain/family-tree/opened-branches'
import {
  readTreeAddress,
  type TreeAddress,
  treeHref,
  withBranch,
  withoutBranch,
} from '@/lib/domain/tree-drawing/tree-address'

/** What the page shows, and a function that shows something else without loading the page anew; back works. */
export function useTreeAddress(slug: string): { address: TreeAddress; go: (address: TreeAddress) => void } {
  const query = useSearchParams()
  const address = useMemo(() => readTreeAddress((name) => query.get(name)), [query])
  const go = useCallback((next: TreeAddress) => window.history.pushState(null, '', treeHref(slug, next)), [slug])
  return { address, go }
}

/**
 * Follows the tree's own links within `root` without loading the page anew. They say what they do by their data: `person`,
 * `centre`, `open` or `shut` with `openOf`, `way` with `wayTo`, `close`. `isDrawn` tells whether a person is in the drawing.
 * Escape closes the details.
 */
export function useTreeLinks(
  root: RefObject<HTMLElement | null>,
  {
    address,
    go,
    isDrawn,
  }: { address: TreeAddress; go: (next: TreeAddress, about: string | null) => void; isDrawn: (id: string) => boolean },
) {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const data = event.target instanceof Element ? (event.target.closest<LinkElement>('a')?.dataset ?? {}) : {}
      const next = addressAfter(data, address, isDrawn)
      if (!next) return
      event.preventDefault()
      go(next, data.openOf ?? data.person ?? data.centre ?? null)
    }
    const close = (event: KeyboardEvent) => {
      if (address.person && closesDetails(event)) go({ ...address, person: null }, null)
    }
    element.addEventListener('click', follow)
    element.addEventListener('keydown', close)
    return () => {
      element.removeEventListener('click', follow)
      element.removeEventListener('keydown', close)
    }
  }, [root, address, go, isDrawn])
}

type LinkElement = HTMLElement | SVGElement

/** Escape, but not in a field with text in it, which it empties: this is heard before the field's own handler. */
export function closesDetails({
  key,
  defaultPrevented,
  target,
}: Pick<KeyboardEvent, 'key' | 'defaultPrevented'> & { target: unknown }): boolean {
  if (key !== 'Escape' || defaultPrevented) return false
  const typed = typeof target === 'object' && target !== null && 'value' in target ? target.value : ''
  return typeof typed !== 'string' || typed === ''
}

/** Where a link with this data leads from an address; null when it is not one of the tree's own. */
export function addressAfter(
  { person, centre, open, shut, openOf, way, wayTo, close }: DOMStringMap,
  address: TreeAddress,
  isDrawn: (id: string) => boolean,
): TreeAddress | null {
  if (open && openOf) return withBranch(address, { personId: openOf, side: sideOf(open) })
  if (shut && openOf) return withoutBranch(address, { personId: openOf, side: sideOf(shut) })
  if (centre) return { ...address, centre, open: [], person: person ?? address.person }
  if (way && wayTo) return { ...address, person: null, way: { from: way, to: wayTo } }
  if (close === 'person') return { ...address, person: null }
  if (close === 'way') return { ...address, way: null }
  if (!person) return null
  return isDrawn(person) ? { ...address, person } : { ...address, person, centre: person, open: [] }
}

const sideOf = (text: string): OpenedBranch['side'] => (text === 'up' ? 'up' : 'down')
