import { fetchWholeStyle } from './whole-style'

type OwnPost = { id: string; list: string; isPending: boolean; html: string }
type OwnParts = { isMember: boolean; bar: string | null; family: string | null; posts: OwnPost[] }

/**
 * Adds to the page that everybody gets what is this caller's: their own posts, and for members the way to the editor and
 * the living of the family. Without it, or without an answer, the page is whole as it is.
 */
export async function showOwnParts(): Promise<void> {
  const main = document.querySelector<HTMLElement>('[data-memorial]')
  const slug = main?.dataset.memorial
  if (!main || !slug) return
  const layout = location.pathname.split('/')[1]
  const answer = await fetch(`/api/memorials/${slug}/own?layout=${layout}`)
  if (!answer.ok) return
  const { isMember, bar, family, posts }: OwnParts = await answer.json()
  if (isMember) main.dataset.member = ''
  if (!bar && !family && posts.length === 0) return
  await fetchWholeStyle()
  // Below what is read, where it moves nothing.
  if (bar) document.body.append(fastened(drawn(bar)))
  if (family) document.getElementById('slaegten')?.replaceWith(drawn(family))
  // Each is put first, so the newest comes last.
  for (const post of posts.reverse()) showOwnPost(post)
}

function fastened(bar: Element): Element {
  bar.classList.add('sticky', 'bottom-0', 'z-10')
  return bar
}

/** One that everybody sees is in the list already, unless the list has it further on. */
function showOwnPost({ id, list: listId, isPending, html }: OwnPost): void {
  const list = document.getElementById(listId)
  if (!list) return
  const item = drawn(html)
  if (item instanceof HTMLElement) item.dataset.post = id
  const shown = findShown(list, id, item)
  if (shown) shown.replaceWith(item)
  else if (isPending) {
    list.prepend(item)
    const empty = document.querySelector<HTMLElement>(`[data-empty="${listId.replace('-liste', '')}"]`)
    if (empty) empty.hidden = true
  }
}

/** By its number, which sending and reporting it name; a candle without words is told by its name. */
function findShown(list: HTMLElement, id: string, item: Element): Element | undefined {
  const nameOf = (each: Element) => each.querySelector('[data-slot="name"]')?.textContent
  return (
    list.querySelector(`[data-post="${CSS.escape(id)}"], li:has(a[href*="${CSS.escape(id)}"])`) ??
    [...list.children].find(
      (each) =>
        !each.querySelector('a, [data-slot="own"]') &&
        !(each instanceof HTMLElement && each.dataset.post) &&
        nameOf(each) === nameOf(item),
    )
  )
}

function drawn(html: string): Element {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild
  if (!element) throw new Error('Nothing was drawn')
  return document.adoptNode(element)
}
