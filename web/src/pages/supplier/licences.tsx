import { IconFileCertificate } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { Section } from './section.tsx'
import classes from './profile-sections.module.css'

/** What the supplier says it has; nobody has checked it yet. */
export function Licences({ certificados }: { certificados: string[] }) {
  if (certificados.length === 0) return null
  return (
    <Section title={m.suppliers_certificates()} note={m.pages_declared()}>
      <ul className={classes.licences}>
        {certificados.map((name) => (
          <li key={name}>
            <IconFileCertificate size={20} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
