import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { BirchScene } from '@/components/drawings/birch'
import { Button } from '@/components/ui/button'
import { Outcome } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { followingForm } from '@/lib/domain/followers/copy'
import { stopCall } from '@/lib/domain/followers/paths'
import { findFollowing } from '@/lib/domain/followers/queries'
import type { FollowingView } from '@/lib/domain/followers/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Følg en mindeside', robots: { index: false } }

/** Opening this page changes nothing, because mail programs prefetch links. */
export default async function FollowingPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const view = await findFollowing(actor, { token })
  const refusal = (await findDraft(followingForm, query))?.message
  return <Following view={view} token={token} refusal={refusal} />
}

type FollowingProps = { view: FollowingView; token: string; refusal: string | undefined }

/** Behind the link of a follower's mails and messages: a button to begin or to stop. Plain forms: they need no script. */
function Following({ view, token, refusal }: FollowingProps) {
  if (view.kind === 'over') return <NotFollowing />
  const { kind, by, page } = view
  const name = page ? `mindesiden for ${page.memorialName}` : 'mindesiden'
  const isAsked = kind === 'asked'
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title={isAsked ? `Vil du følge ${name}?` : `Du følger ${name}`}>
        {isAsked
          ? 'Så skriver vi, når der er kommet nye hilsner, minder eller billeder, og på de mærkedage, familien har valgt.'
          : by === 'mail'
            ? 'Vil du ikke have flere mails om den, så tryk på knappen. Så sletter vi din adresse.'
            : 'Vi siger til i browseren, når der er noget nyt. Vil du ikke have flere beskeder om siden, så tryk på knappen. Så sletter vi browserens adresse.'}
      </AccountHeading>
      <Outcome refusal={refusal} className="mb-6" />
      <form
        id={followingForm}
        action={isAsked ? `/api/followers/${encodeURIComponent(token)}` : stopCall(token)}
        method="post"
      >
        <Button type="submit" size="lg" variant={isAsked ? 'primary' : 'outline'} className="w-full">
          {isAsked ? 'Ja, følg siden' : 'Hold op med at følge siden'}
        </Button>
      </form>
      {page && !isAsked && (
        <p className="mt-6">
          <TextLink href={`/memorial/${page.slug}`} prefetch={false}>
            Gå til mindesiden
          </TextLink>
        </p>
      )}
    </AccountPage>
  )
}

function NotFollowing() {
  return (
    <DeadEnd
      title="Linket følger ikke nogen side"
      text="Enten er du holdt op med at følge siden, eller også nåede du ikke at sige ja. Får du stadig mails eller beskeder om en side, så brug linket i den nyeste."
    />
  )
}
