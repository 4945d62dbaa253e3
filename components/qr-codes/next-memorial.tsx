import { LinkButton } from '@/components/ui/link-button'

type NextMemorialProps = {
  code: string
  /** Pages on the stone so far: none or one. */
  linkedCount: number
  hasOwnMemorials: boolean
}

/** The two ways to a page on the stone: make one, or take one that is there. */
export function NextMemorial({ code, linkedCount, hasOwnMemorials }: NextMemorialProps) {
  const isSecond = linkedCount > 0
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{isSecond ? 'Er der to på stenen?' : 'Hvor skal koden føre hen?'}</h2>
      <p>
        {isSecond
          ? 'Så kan koden føre til begge mindesider, ved siden af hinanden.'
          : // 2 of 2 kept by: lib/domain/qr-codes/commands/unlink-qr-code.test.ts
            'Lav en ny mindeside, eller brug en, du har i forvejen. Du kan altid lave det om.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/create-memorial?qrCode=${code}`} size="lg" variant={isSecond ? 'outline' : 'primary'}>
          Lav en ny mindeside
        </LinkButton>
        {hasOwnMemorials && (
          <LinkButton href={`/qr-linking/${code}`} size="lg" variant="outline">
            Brug en mindeside, du har
          </LinkButton>
        )}
      </div>
    </section>
  )
}
