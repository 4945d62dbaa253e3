const blank = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="none"><path fill="#8886" d="M0 0h4v3H0z"/></svg>',
)}`

/** For showing a mail on screen, without its attachments: replaces attached pictures with grey boxes. */
export function blankPictures(html: string): string {
  return html.replace(/ src="cid:[^"]*"/g, ` src="${blank}"`)
}
