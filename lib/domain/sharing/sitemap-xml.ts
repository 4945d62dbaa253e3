type Entry = { address: string; changedAt?: Date }

/** The index of the sitemap's parts (https://www.sitemaps.org/protocol.html). */
export function sitemapIndexXml(entries: readonly Entry[]): string {
  return wrap('sitemapindex', 'sitemap', entries)
}

/** One part, with its pages. */
export function sitemapXml(entries: readonly Entry[]): string {
  return wrap('urlset', 'url', entries)
}

function wrap(root: string, element: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ address, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
