import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { EditImage } from '@/components/edit-image/edit-image'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { findPictureForEdit } from '@/lib/domain/media/versions/queries'
import { readRecipe, versionKey } from '@/lib/domain/pictures/recipe'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Redigér billede', robots: { index: false } }

const thanks: Record<string, string> = {
  gemt: 'Billedet laves nu. Hent siden igen om et øjeblik for at se det.',
  valgt: 'Siden viser nu den version, du valgte.',
}

export default async function EditImagePage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const actor = await requireSignedIn(`/edit-image/${id}`)
  const opened = await orNotFound(findPictureForEdit(actor, inputOrNotFound(versionKey, { id })))
  const done = thanks[textParam(query, 'tak') ?? '']
  const draft = await findDraft('edit-image', query)
  const refused = draft ?? (await findDraft('versioner', query))
  return (
    <PageBody
      width="page"
      title="Redigér billede"
      intro={`Billedet er på mindesiden for ${opened.memorial.fullName}. Intet vises for andre, før du gemmer.`}
      actions={
        <LinkButton href={`/edit-memorial/${opened.memorial.slug}`} variant="outline">
          Tilbage til mindesiden
        </LinkButton>
      }
    >
      {done && <Notice variant="success" className="mb-8" title={done} />}
      {refused && <Notice variant="error" className="mb-8" title={refused.message} />}
      <noscript>
        <img
          src={opened.original.src}
          alt={opened.alt || 'Originalen'}
          className="mb-6 h-auto max-h-96 w-auto max-w-full"
        />
      </noscript>
      <EditImage opened={opened} draft={draft && readRecipe(draft.values)} />
    </PageBody>
  )
}
