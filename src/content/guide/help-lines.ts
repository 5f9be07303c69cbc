import type { HelpTable } from '#domain/guide/help-lines.ts';

/**
 * Help lines by country, each with the address at which its number stands. Only numbers that were certain on the day are
 * listed; a country that is missing has lines too, and the directories know them.
 */
export const helpLines: HelpTable = {
  asKnownOn: '2026-11-21',
  countries: {
    AR: {
      emergency: '911',
      lines: [
        {
          name: 'Centro de Asistencia al Suicida',
          number: '135 (Buenos Aires) or 0800 345 1435',
          dial: '08003451435',
          address: 'https://www.asistenciaalsuicida.org.ar',
        },
      ],
    },
    AT: {
      emergency: '112',
      lines: [
        { name: 'TelefonSeelsorge', number: '142', dial: '142', address: 'https://www.telefonseelsorge.at' },
      ],
    },
    AU: {
      emergency: '000',
      lines: [
        { name: 'Lifeline', number: '13 11 14', dial: '131114', address: 'https://www.lifeline.org.au' },
      ],
    },
    BE: {
      emergency: '112',
      lines: [
        { name: 'Zelfmoordlijn', number: '1813', dial: '1813', address: 'https://www.zelfmoord1813.be' },
        {
          name: 'Centre de Prévention du Suicide',
          number: '0800 32 123',
          dial: '080032123',
          address: 'https://www.preventionsuicide.be',
        },
      ],
    },
    BR: {
      emergency: '192',
      lines: [{ name: 'CVV', number: '188', dial: '188', address: 'https://cvv.org.br' }],
    },
    CA: {
      emergency: '911',
      lines: [
        { name: '9-8-8 Suicide Crisis Helpline', number: '988', dial: '988', address: 'https://988.ca' },
      ],
    },
    CH: {
      emergency: '112',
      lines: [
        {
          name: 'Die Dargebotene Hand, La Main Tendue',
          number: '143',
          dial: '143',
          address: 'https://www.143.ch',
        },
      ],
    },
    CL: {
      emergency: '131',
      lines: [
        {
          name: 'Línea Prevención del Suicidio',
          number: '*4141',
          dial: '*4141',
          address: 'https://www.minsal.cl',
        },
      ],
    },
    CZ: {
      emergency: '112',
      lines: [
        {
          name: 'Linka první psychické pomoci',
          number: '116 123',
          dial: '116123',
          address: 'https://linkapsychickepomoci.cz',
        },
      ],
    },
    DE: {
      emergency: '112',
      lines: [
        {
          name: 'TelefonSeelsorge',
          number: '0800 111 0 111',
          dial: '08001110111',
          address: 'https://www.telefonseelsorge.de',
        },
      ],
    },
    DK: {
      emergency: '112',
      lines: [
        { name: 'Livslinien', number: '70 201 201', dial: '70201201', address: 'https://www.livslinien.dk' },
      ],
    },
    ES: {
      emergency: '112',
      lines: [
        { name: 'Línea 024', number: '024', dial: '024', address: 'https://www.sanidad.gob.es/linea024' },
      ],
    },
    FI: {
      emergency: '112',
      lines: [
        {
          name: 'MIELI Kriisipuhelin',
          number: '09 2525 0111',
          dial: '0925250111',
          address: 'https://mieli.fi',
        },
      ],
    },
    FR: {
      emergency: '112',
      lines: [
        {
          name: 'Numéro national de prévention du suicide',
          number: '3114',
          dial: '3114',
          address: 'https://3114.fr',
        },
      ],
    },
    GB: {
      emergency: '999',
      lines: [
        { name: 'Samaritans', number: '116 123', dial: '116123', address: 'https://www.samaritans.org' },
      ],
    },
    GR: {
      emergency: '112',
      lines: [{ name: 'Klimaka', number: '1018', dial: '1018', address: 'https://www.suicide-help.gr' }],
    },
    IE: {
      emergency: '112',
      lines: [
        {
          name: 'Samaritans',
          number: '116 123',
          dial: '116123',
          address: 'https://www.samaritans.org/ireland',
        },
      ],
    },
    IL: {
      emergency: '101',
      lines: [{ name: 'ERAN', number: '1201', dial: '1201', address: 'https://www.eran.org.il' }],
    },
    IN: {
      emergency: '112',
      lines: [
        { name: 'Tele-MANAS', number: '14416', dial: '14416', address: 'https://telemanas.mohfw.gov.in' },
      ],
    },
    IT: {
      emergency: '112',
      lines: [
        {
          name: 'Telefono Amico Italia',
          number: '02 2327 2327',
          dial: '0223272327',
          address: 'https://www.telefonoamico.it',
        },
      ],
    },
    JP: {
      emergency: '119',
      lines: [
        {
          name: 'Yorisoi Hotline',
          number: '0120 279 338',
          dial: '0120279338',
          address: 'https://www.since2011.net/yorisoi',
        },
      ],
    },
    KR: {
      emergency: '119',
      lines: [
        { name: 'Suicide prevention line', number: '109', dial: '109', address: 'https://www.mohw.go.kr' },
      ],
    },
    MX: {
      emergency: '911',
      lines: [
        {
          name: 'Línea de la Vida',
          number: '800 911 2000',
          dial: '8009112000',
          address: 'https://www.gob.mx/conasama',
        },
      ],
    },
    MY: {
      emergency: '999',
      lines: [
        {
          name: 'Befrienders Kuala Lumpur',
          number: '03 7627 2929',
          dial: '0376272929',
          address: 'https://www.befrienders.org.my',
        },
      ],
    },
    NL: {
      emergency: '112',
      lines: [{ name: '113 Zelfmoordpreventie', number: '113', dial: '113', address: 'https://www.113.nl' }],
    },
    NO: {
      emergency: '113',
      lines: [
        {
          name: 'Mental Helse Hjelpetelefonen',
          number: '116 123',
          dial: '116123',
          address: 'https://mentalhelse.no',
        },
      ],
    },
    NZ: {
      emergency: '111',
      lines: [{ name: 'Need to talk?', number: '1737', dial: '1737', address: 'https://1737.org.nz' }],
    },
    PH: {
      emergency: '911',
      lines: [{ name: 'NCMH Crisis Hotline', number: '1553', dial: '1553', address: 'https://ncmh.gov.ph' }],
    },
    PL: {
      emergency: '112',
      lines: [
        {
          name: 'Centrum Wsparcia',
          number: '800 70 2222',
          dial: '800702222',
          address: 'https://centrumwsparcia.pl',
        },
      ],
    },
    PT: {
      emergency: '112',
      lines: [
        { name: 'SNS 24', number: '808 24 24 24', dial: '808242424', address: 'https://www.sns24.gov.pt' },
      ],
    },
    SE: {
      emergency: '112',
      lines: [{ name: 'Mind Självmordslinjen', number: '90101', dial: '90101', address: 'https://mind.se' }],
    },
    SG: {
      emergency: '995',
      lines: [
        { name: 'Samaritans of Singapore', number: '1767', dial: '1767', address: 'https://www.sos.org.sg' },
      ],
    },
    TH: {
      emergency: '1669',
      lines: [
        { name: 'Mental Health Hotline', number: '1323', dial: '1323', address: 'https://www.dmh.go.th' },
      ],
    },
    TW: {
      emergency: '119',
      lines: [{ name: 'An Xin line', number: '1925', dial: '1925', address: 'https://www.mohw.gov.tw' }],
    },
    UA: {
      emergency: '112',
      lines: [
        { name: 'Lifeline Ukraine', number: '7333', dial: '7333', address: 'https://lifelineukraine.com' },
      ],
    },
    US: {
      emergency: '911',
      lines: [
        {
          name: '988 Suicide & Crisis Lifeline',
          number: '988',
          dial: '988',
          address: 'https://988lifeline.org',
        },
      ],
    },
    ZA: {
      emergency: '112',
      lines: [
        {
          name: 'SADAG Suicide Crisis Helpline',
          number: '0800 567 567',
          dial: '0800567567',
          address: 'https://www.sadag.org',
        },
      ],
    },
  },
  anywhere: [
    { name: 'Find A Helpline', address: 'https://findahelpline.com' },
    { name: 'Befrienders Worldwide', address: 'https://befrienders.org' },
  ],
};
