import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { GreetingMaker } from '@/components/moving-greetings/greeting-maker'
import { Notice } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { contributionForms } from '@/lib/domain/contributions/form-names'
import { movingGreetingTexts } from '@/lib/domain/moving-greetings/copy'
import { getGreetingMaker } from '@/lib/domain/moving-greetings/queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

const findMaker = cache(async (key: string) =>
  orNull(getGreetingMaker(await currentActor(), { id: decodeURIComponent(key).slice(0, 90) })),
)

export const metadata: Metadata = { title: movingGreetingTexts.title, robots: { index: false, follow: false } }

/** Where a greeting that moves is made, by everybody who may write on the memorial page. */
export default async function MovingGreetingPage({ params }: PageProps<'id'>) {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  const maker = await findMaker(id)
  if (!maker) notFound()
  const { slug, memorialName, isInPlan, isSeenFirst } = maker
  if (decodeURIComponent(id) !== slug) redirect(`/memorial/${slug}/greetings`)
  const plainGreeting = (
    <TextLink href={`/memorial/${slug}#${contributionForms.greeting}`} prefetch={false}>
      Skriv en hilsen
    </TextLink>
  )
  return (
    <PageBody width="form">
      <PageHeader title={movingGreetingTexts.title} className="mb-8" />
      <p className="mb-8 max-w-measure">
        Billeder og ord til mindet om {memorialName}, sat sammen til en kort, stille film. Filmen laves af faste regler,
        ikke af AI.{isSeenFirst && ' Familien ser den, før den står på siden.'}
      </p>
      {isInPlan ? (
        <>
          <noscript>
            <Notice>
              Filmen laves i din browser, og det kræver JavaScript. Uden kan du stadig sende ord og et billede:{' '}
              {plainGreeting}.
            </Notice>
          </noscript>
          <GreetingMaker maker={maker} isSignedIn={isSignedIn(actor)} />
        </>
      ) : (
        <Notice>
          Hilsner, der bevæger sig, hører til Premium, og det har siden ikke nu. Dine ord er lige så velkomne uden film:{' '}
          {plainGreeting}.
        </Notice>
      )}
    </PageBody>
  )
}
