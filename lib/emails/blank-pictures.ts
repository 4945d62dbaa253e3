const blank = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="none"><path fill="#8886" d="M0 0h4v3H0z"/></svg>',
)}`

/** A mail for the screen: the pictures that went along with it, which the screen does not have, are grey fields. */
export function blankPictures(html: string): string {
  return html.replace(/ src="cid:[^"]*"/g, ` src="${blank}"`)
}
