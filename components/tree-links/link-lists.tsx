import { ActionForm } from '@/components/form/action-form'
import { Link } from '@/components/ui/link'
import {
  endedLinkTexts,
  endLinkQuestion,
  endReceivedQuestion,
  linkStatusTexts,
  refusalQuestion,
} from '@/lib/domain/tree-links/copy'
import type { TreeLinksView, TreeLinkView } from '@/lib/domain/tree-links/schema'
import { formatDate } from '@/lib/shared/danish-time'

type LinkListsProps = { memorialKey: string; links: TreeLinksView }

/** What other families ask of this page, where it is shown, and what was asked from its own tree. */
export function LinkLists({ memorialKey, links: { received, sent } }: LinkListsProps) {
  const asked = received.filter(({ status }) => status === 'asked')
  const shown = received.filter(({ status }) => status === 'accepted')
  return (
    <>
      <Section title="Familier, der spørger" links={asked}>
        {(link) => <AskedLink memorialKey={memorialKey} link={link} />}
      </Section>
      <Section title="Træer, der viser vej hertil" links={shown}>
        {(link) => <ListedLink memorialKey={memorialKey} link={link} />}
      </Section>
      <Section title="Sider, jeres træ viser vej til" links={sent}>
        {(link) => <ListedLink memorialKey={memorialKey} link={link} isSent />}
      </Section>
    </>
  )
}

type SectionProps = { title: string; links: readonly TreeLinkView[]; children: (link: TreeLinkView) => React.ReactNode }

/** Nothing where there are none. */
function Section({ title, links, children }: SectionProps) {
  if (links.length === 0) return null
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="space-y-4">
        {links.map((link) => (
          <li key={link.personId} className="rounded-2xl border border-border bg-card p-5">
            {children(link)}
          </li>
        ))}
      </ul>
    </section>
  )
}

type LinkProps = { memorialKey: string; link: TreeLinkView; isSent?: boolean }

const addressOf = (memorialKey: string, { personId }: TreeLinkView, verb: 'answer' | 'end') =>
  `/api/memorials/${encodeURIComponent(memorialKey)}/tree/links/${personId}/${verb}`

function AskedLink({ memorialKey, link }: LinkProps) {
  const { personName, askedBy, otherPage, message, askedAt } = link
  const action = addressOf(memorialKey, link, 'answer')
  return (
    <>
      <p className="max-w-measure">
        {askedBy ?? 'Nogen'} vil gerne vise denne side ved {personName} i slægtstræet på <OtherPage page={otherPage} />.
      </p>
      {message && <blockquote className="mt-3 max-w-measure whitespace-pre-line border-l-2 pl-4">{message}</blockquote>}
      <p className="mt-2 text-muted-foreground text-sm">Spurgt {formatDate(new Date(askedAt))}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionForm
          action={action}
          about={`til ${personName}`}
          label="Ja, det må de gerne"
          variant="primary"
          fields={{ answer: 'accept' }}
          doneMessage={{ title: 'Tak. Familien har fået dit svar.' }}
        />
        <ActionForm
          action={action}
          about={`til ${personName}`}
          label="Nej tak"
          fields={{ answer: 'refuse' }}
          confirm={refusalQuestion}
          doneMessage={{ title: 'Familien får dit svar. Der vises ikke noget.' }}
        />
      </div>
    </>
  )
}

function ListedLink({ memorialKey, link, isSent = false }: LinkProps) {
  const { personName, status, otherPage } = link
  return (
    <>
      <p className="max-w-measure">
        {isSent ? (
          <>
            {personName}: <OtherPage page={otherPage} />
          </>
        ) : (
          <>
            {personName} i slægtstræet på <OtherPage page={otherPage} />
          </>
        )}
      </p>
      {isSent && <p className="mt-1 text-muted-foreground text-sm">{linkStatusTexts[status]}</p>}
      {status !== 'refused' && (
        <ActionForm
          action={addressOf(memorialKey, link, 'end')}
          {...endedLinkTexts[status]}
          about={`ved ${personName}`}
          className="mt-3"
          {...(status === 'accepted' && { confirm: isSent ? endLinkQuestion : endReceivedQuestion })}
        />
      )}
    </>
  )
}

function OtherPage({ page: { name, path } }: { page: TreeLinkView['otherPage'] }) {
  if (name === null) return 'en mindeside, der ikke er åben for alle'
  return path ? (
    <Link href={path} prefetch={false} className="underline">
      mindesiden for {name}
    </Link>
  ) : (
    <>mindesiden for {name}</>
  )
}
