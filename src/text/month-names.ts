/** The months as they are written after a day, January first. */
export const monthNames = {
  ua: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
