import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { invitePath } from '@/lib/domain/members/paths'
import { stateNames } from '@/lib/domain/memorials/copy'
import { continuingOf } from '@/lib/domain/memorials/creation-step'
import type { MyMemorialView } from '@/lib/domain/memorials/schema'
import { draftPath } from '@/lib/domain/privacy/paths'
import { subscriptionPath } from '@/lib/domain/subscriptions/paths'

const roleTexts: Record<MyMemorialView['role'], string> = {
  owner: 'Du ejer siden',
  editor: 'Du kan skrive med',
  viewer: 'Du kan se siden',
  first_reader: 'Du kan godkende hilsner',
}

const stateVariants = { draft: 'neutral', published: 'success', archived: 'neutral', memorialised: 'info' } as const

export function MyMemorials({ memorials }: { memorials: MyMemorialView[] }) {
  if (memorials.length === 0) {
    return (
      <EmptyState
        title="Du har ingen mindesider endnu"
        text="Du kan begynde med bare et navn og skrive resten senere."
        action={<LinkButton href="/create-memorial">Opret mindeside</LinkButton>}
      />
    )
  }
  return (
    <ul className="space-y-8">
      {memorials.map((memorial) => (
        <li key={memorial.id}>
          <MemorialEntry memorial={memorial} />
        </li>
      ))}
    </ul>
  )
}

function MemorialEntry({ memorial }: { memorial: MyMemorialView }) {
  const { slug, fullName, lifespan, role, state, hiddenReason, pendingCount, hasCode, plan } = memorial
  const canWrite = role === 'owner' || role === 'editor'
  const continuing = canWrite ? continuingOf(memorial) : null
  const canModerate = canWrite || role === 'first_reader'
  const pending = pendingCount === 1 ? '1 afventer' : `${pendingCount} afventer`
  return (
    <article className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]" aria-label={fullName}>
      <Portrait memorial={memorial} />
      <div className="min-w-0 space-y-3">
        <div>
          <h3 className="break-words text-xl">
            <NameInHeading name={fullName} />
          </h3>
          {lifespan && <p className="text-muted-foreground">{lifespan}</p>}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge variant={stateVariants[state]}>{stateNames[state]}</Badge>
          {hiddenReason !== null && <Badge variant="danger">Skjult af os</Badge>}
          <span className="text-muted-foreground text-sm">
            {roleTexts[role]}
            {role === 'owner' && !hasCode && ' · ingen QR-kode endnu'}
          </span>
        </p>
        {canWrite && plan && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm">
            {plan}. <TextLink href={subscriptionPath}>Se planen</TextLink>
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          {continuing && <LinkButton href={continuing.path}>{continuing.label}</LinkButton>}
          <LinkButton href={`/memorial/${slug}`} variant="outline" prefetch={false}>
            Se siden
          </LinkButton>
          {canWrite && (
            <LinkButton href={`/edit-memorial/${slug}`} variant="outline">
              Redigér
            </LinkButton>
          )}
          {canModerate && (
            <LinkButton href={`/memorial/${slug}/admin`} variant={pendingCount > 0 ? 'primary' : 'outline'}>
              Hilsner og lys{pendingCount > 0 && ` (${pending})`}
            </LinkButton>
          )}
          {role === 'owner' && (
            <LinkButton href={invitePath(slug)} variant="outline" prefetch={false}>
              Invitér
            </LinkButton>
          )}
          {role === 'owner' && state === 'draft' && !hasCode && (
            <LinkButton href={draftPath(slug)} variant="outline" prefetch={false}>
              Slet
            </LinkButton>
          )}
          {!canModerate && (
            <LinkButton href={`/memorial/${slug}/admin/members`} variant="outline" prefetch={false}>
              Dit medlemskab
            </LinkButton>
          )}
        </p>
      </div>
    </article>
  )
}

function Portrait({ memorial: { portrait, fullName } }: { memorial: MyMemorialView }) {
  const shape = 'size-24 rounded-2xl object-cover'
  if (!portrait) return <PortraitPlaceholder name={fullName} className={shape} />
  return (
    <img
      src={portrait.src}
      srcSet={portrait.srcSet}
      sizes="6rem"
      width={portrait.width}
      height={portrait.height}
      alt=""
      loading="lazy"
      className={shape}
      style={{ backgroundColor: portrait.colour }}
    />
  )
}
