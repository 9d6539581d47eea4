import {
  IconBed,
  IconBone,
  IconBuildingHospital,
  IconCertificate,
  IconDental,
  IconDeviceAnalytics,
  IconFaceMask,
  IconHeartRateMonitor,
  IconMicroscope,
  IconPill,
  IconRecycle,
  IconSchool,
  IconShieldCheck,
  IconTruckDelivery,
  IconWashMachine,
  IconWheelchair,
} from '@tabler/icons-react'
import type { CategorySlug } from 'contract/rules/categories'
import classes from './category-icon.module.css'

const icons = {
  'descartaveis-e-epi': IconFaceMask,
  'medicamentos-e-farmacia': IconPill,
  'equipamentos-e-mobiliario': IconBed,
  'cirurgia-e-opme': IconBone,
  'laboratorio-e-diagnostico': IconMicroscope,
  odontologia: IconDental,
  'reabilitacao-e-home-care': IconWheelchair,
  'esterilizacao-e-cme': IconShieldCheck,
  'engenharia-clinica-e-calibracao': IconHeartRateMonitor,
  'infraestrutura-hospitalar': IconBuildingHospital,
  'higienizacao-e-enxoval': IconWashMachine,
  'residuos-e-meio-ambiente': IconRecycle,
  'logistica-e-cadeia-fria': IconTruckDelivery,
  'regulatorio-e-licencas': IconCertificate,
  'qualidade-e-treinamento': IconSchool,
  'gestao-e-tecnologia': IconDeviceAnalytics,
} as const satisfies Record<CategorySlug, unknown>

type CategoryIconProps = { slug: CategorySlug; size: 'tile' | 'page' }

/** The picture of a trade; beside its name, so that nobody has to read it. */
export function CategoryIcon({ slug, size }: CategoryIconProps) {
  const Icon = icons[slug]
  return (
    <span className={classes.icon} data-size={size}>
      <Icon size={size === 'page' ? 32 : 24} stroke={1.6} aria-hidden />
    </span>
  )
}
