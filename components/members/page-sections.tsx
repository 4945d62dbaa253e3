import { ProfileSection } from '@/components/accounts/profile-section'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import { stateNames, visibilityTexts } from '@/lib/domain/memorials/copy'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type PageSectionsProps = Pick<MemorialSubject, 'state' | 'visibility'> & {
  slug: string
  isOwner: boolean
  ownerName: string | null
  /** As engraved on the stones. */
  codes: string[]
}

/** Who can see the page, which stones lead to it, and how to download it. */
export function PageSections({ slug, isOwner, ownerName, state, visibility, codes }: PageSectionsProps) {
  const { label, hint } = visibilityTexts[visibility]
  return (
    <div className="space-y-14">
      <ProfileSection id="synlighed" title="Synlighed">
        <p className="flex flex-wrap items-center gap-3">
          Lige nu: <Badge variant={state === 'published' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>
        </p>
        <p className="mt-3">
          <strong className="font-semibold">{label}</strong>
        </p>
        <p className="text-muted-foreground">{hint}</p>
        {isOwner ? (
          <LinkButton href={`/edit-memorial/${slug}#synlighed`} variant="outline" className="mt-5">
            Ret synligheden
          </LinkButton>
        ) : (
          <OwnerDecides ownerName={ownerName} what="vælge, hvem der må se siden" className="mt-5" />
        )}
      </ProfileSection>
      <ProfileSection id="qr-koder" title="QR-koder">
        {codes.length === 0 ? (
          <p>Siden er ikke knyttet til en QR-kode endnu. Scan koden på stenen, når du har den.</p>
        ) : (
          <ul className="space-y-3">
            {codes.map((code) => (
              <li key={code} className="font-semibold tabular-nums">
                {formatTextCode(code)}
              </li>
            ))}
          </ul>
        )}
        {isOwner && (
          <LinkButton href="/profile#koder" variant="outline" className="mt-5">
            Se dine QR-koder
          </LinkButton>
        )}
        {!isOwner && <OwnerDecides ownerName={ownerName} what="knytte en kode til siden" className="mt-5" />}
      </ProfileSection>
      <ProfileSection
        id="hent"
        title="Hent det hele"
        intro="Alt på siden i én fil: tekster, billeder i fuld størrelse, film og optagelser."
      >
        <a href={`/api/memorials/${slug}/download`} className={buttonVariants({ variant: 'outline' })}>
          Hent det hele
        </a>
      </ProfileSection>
    </div>
  )
}
