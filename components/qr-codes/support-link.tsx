/** Opens a mail to support that says which code it is about. */
export function SupportLink({ email, code }: { email: string; code: string }) {
  const subject = encodeURIComponent(`QR-kode ${code}`)
  return (
    <p>
      Skriv til os på{' '}
      <a
        href={`mailto:${email}?subject=${subject}`}
        className="break-words text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {email}
      </a>
      .
    </p>
  )
}
