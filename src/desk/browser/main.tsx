import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import './styles/desk.css';
import './styles/fields.css';
import './styles/forms.css';
import './styles/page-preview.css';
import './styles/writing.css';

const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
