import { TextLink } from '@/components/ui/text-link'

/** What a reseller comes for when something went wrong, or somebody asks. */
export function ResellerHelp({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="space-y-12">
      <section>
        <h2 className="text-2xl">Hvis noget er galt</h2>
        <p className="mt-3">
          Er en kode blevet væk eller forbyttet, så <TextLink href="/reseller-dashboard/codes">find den</TextLink>, og
          spær den. Så kan ingen tage den i brug, og vi får besked. Kan en kode på en sten ikke scannes, så send et
          billede til{' '}
          <TextLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </TextLink>
          .
        </p>
      </section>
      <section>
        <h2 className="text-2xl">Når familien spørger</h2>
        <p className="mt-3">
          Vis dem siden <TextLink href="/qr-info">Det begynder med koden på stenen</TextLink>. Der står, hvad de skal
          gøre, og hvad kortet er til.
        </p>
      </section>
    </div>
  )
}
