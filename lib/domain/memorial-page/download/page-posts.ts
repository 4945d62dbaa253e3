import type { ContributionView } from '@/lib/domain/contributions/views'
import type { DownloadFile } from '@/lib/domain/memorial-page/download/download-files'
import { escaped, paragraph } from '@/lib/domain/memorial-page/download/escaped'
import { figures } from '@/lib/domain/memorial-page/download/page-figure'
import { formatDate } from '@/lib/shared/danish-time'

/** The posts of one kind, in pages. */
export type PostPages = () => AsyncIterable<ContributionView[]>

/** Yields a section of posts with its heading, in pieces; nothing without posts. */
export async function* postSection(title: string, pages: PostPages, files: readonly DownloadFile[]) {
  const pictures = new Map<string, DownloadFile[]>()
  for (const file of files) {
    const id = file.contributionId ?? ''
    const beside = pictures.get(id)
    if (beside) beside.push(file)
    else pictures.set(id, [file])
  }
  let hasBegun = false
  for await (const posts of pages()) {
    if (posts.length === 0) continue
    if (!hasBegun) yield `<section><h2>${title}</h2>\n`
    hasBegun = true
    yield posts.map((post) => postArticle(post, pictures.get(post.id) ?? [])).join('')
  }
  if (hasBegun) yield '</section>\n'
}

function postArticle(post: ContributionView, pictures: readonly DownloadFile[]): string {
  const { title, year, message, authorName, relation, createdAt } = post
  const signature = [authorName, relation, formatDate(new Date(createdAt))].filter(Boolean).join(', ')
  return `<article>${title ? `<h3>${escaped(title)}</h3>` : ''}${year ? paragraph(String(year), 'quiet') : ''}${paragraph(
    message,
  )}${figures(pictures)}${paragraph(signature, 'quiet')}</article>\n`
}
