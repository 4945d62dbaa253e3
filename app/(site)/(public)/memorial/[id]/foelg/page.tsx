import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { orNotFound } from '@/app/or-not-found'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { BirchScene } from '@/components/drawings/birch'
import { FollowForm } from '@/components/followers/follow-form'
import { FollowInBrowser } from '@/components/followers/follow-in-browser'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { followForm } from '@/lib/domain/followers/copy'
import { followPath } from '@/lib/domain/followers/paths'
import { getFollowedPage } from '@/lib/domain/followers/queries'
import { getPushPublicKey } from '@/lib/domain/notifications/queries'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Følg en mindeside', robots: { index: false } }

/** Where a visitor without an account asks to be told of a page. */
export default async function FollowPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const key = decodeURIComponent(id)
  const { slug, memorialName } = await orNotFound(getFollowedPage(actor, { id: key.slice(0, 90) }))
  if (key !== slug) redirect(followPath(slug))
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title={`Følg mindesiden for ${memorialName}`}>
        {/* kept by: lib/domain/followers/tell-followers.test.ts */}
        Så får du besked, når der er kommet nye hilsner, minder eller billeder, højst én gang om ugen, og på de
        mærkedage, familien har valgt.
      </AccountHeading>
      {query.sendt === '1' ? (
        <Notice variant="success" title="Se i din indbakke">
          Vi har sendt dig en mail. Åbn linket i den, og sig ja, så følger du siden.
        </Notice>
      ) : (
        <>
          <FollowForm slug={slug} draft={await findDraft(followForm, query)} />
          <FollowInBrowser slug={slug} publicKey={await getPushPublicKey(actor, {})} />
        </>
      )}
      <p className="mt-8">
        <TextLink href={`/memorial/${slug}`} prefetch={false}>
          Tilbage til mindesiden
        </TextLink>
      </p>
    </AccountPage>
  )
}
