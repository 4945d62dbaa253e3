/** Fetches the page that the link leads to and takes the next part of the list from it. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset.more ?? ''
  if (link.getAttribute('aria-busy')) return
  link.setAttribute('aria-busy', 'true')
  // Looks pressed, for those whose line takes its time.
  link.setAttribute('aria-disabled', 'true')
  const response = await fetch(link.href)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const items = next.getElementById(id)?.children
  const list = document.getElementById(id)
  const end = document.getElementById(`${id}-mere`)
  if (!items || !list || !end) throw new Error('The list is not there')
  const first = items[0]
  list.append(...items)
  // Told how many were left out; some of them are shown now.
  document.getElementById(`${id}-rest`)?.remove()
  const onward = next.getElementById(`${id}-mere`)?.querySelector('[data-more]')
  end.replaceChildren(...(onward ? [onward] : []))
  // The keyboard goes on where the new part begins.
  if (first instanceof HTMLElement) {
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }
}
