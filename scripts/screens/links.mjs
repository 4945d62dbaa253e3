// Addresses that pages to photograph have only once somebody asked for them.

/** A link that signs the caller's account in on another device. */
export async function signInLink(caller) {
  const answer = await caller.post('/api/user/sign-in-link')
  if (!answer.ok()) throw new Error(`POST /api/user/sign-in-link svarer ${answer.status()}`)
  return new URL((await answer.json()).url).pathname
}

/** The first link of a list to a detail page, from the page's HTML or from the data its script builds it from. */
export async function firstLink(caller, list, name) {
  const answer = await caller.get(list)
  const found = new RegExp(`${list}(?:/|\\?sag=)${name.source}(?=\\\\?")`).exec(await answer.text())
  if (!found) throw new Error(`${list} har ingen linje at åbne`)
  return found[0]
}
