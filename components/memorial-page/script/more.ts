import { fetchWholeStyle } from './whole-style'

/** Fetches the link's page and appends its part of the list. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset.more ?? ''
  if (link.getAttribute('aria-busy')) return
  link.setAttribute('aria-busy', 'true')
  // Feedback on a slow line.
  link.setAttribute('aria-disabled', 'true')
  const response = await fetch(link.href)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const items = next.getElementById(id)?.children
  const list = document.getElementById(id)
  const end = document.getElementById(`${id}-mere`)
  if (!items || !list || !end) throw new Error('The list is not there')
  await fetchWholeStyle()
  const first = items[0]
  list.append(...items)
  // The count of candles left out is now wrong.
  document.getElementById(`${id}-rest`)?.remove()
  const onward = next.getElementById(`${id}-mere`)?.querySelector('[data-more]')
  end.replaceChildren(...(onward ? [onward] : []))
  // Focus moves to where the new part begins.
  if (first instanceof HTMLElement) {
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }
}
