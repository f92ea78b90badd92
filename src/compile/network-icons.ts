import type { Social } from '../../content/model/site-data.ts';

/** What the icons of the usual networks are drawn with: paths of lines, 24 units square. Our own drawings, no trade marks. */
const icons: Readonly<Record<string, string>> = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.8-4h-3.8V9c0-.6.2-1 .5-1Z',
  github: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17 7h.01',
  linkedin:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM8 11v6M8 7h.01M12 17v-6M12 14a2.5 2.5 0 0 1 5 0v3',
  researchgate: 'M4 18V6h3.5a3 3 0 0 1 0 6H4M7 12l4 6M20 8a3.5 3.5 0 0 0-7 1v6a3.5 3.5 0 0 0 7 0v-2h-3',
  telegram: 'M21 4 3 11l6 3v6l3-4 6 4ZM9 14l12-10',
  x: 'm4 4 16 16M20 4 4 20',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
};

/** A globe. */
const otherIcon = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18Z';

/** Hosts that are not named like their network. */
const otherHosts: Readonly<Record<string, string>> = {
  'fb.com': 'facebook',
  't.me': 'telegram',
  'youtu.be': 'youtube',
};

/** The path with which the icon of a network is drawn, known by its name or its address; a globe for all but the usual ones. */
export function networkIcon({ name, href }: Social): string {
  return icons[name.toLowerCase()] ?? icons[networkOf(href)] ?? otherIcon;
}

/** The network to which an address leads: `facebook` for `https://uk-ua.facebook.com/institute`. */
function networkOf(href: string): string {
  if (!URL.canParse(href)) return '';
  const [network = '', ending = ''] = new URL(href).hostname.split('.').slice(-2);
  return otherHosts[`${network}.${ending}`] ?? network;
}
