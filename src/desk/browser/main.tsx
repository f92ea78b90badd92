import { createRoot } from 'react-dom/client';
import { takeToken } from './api.ts';
import { Desk } from './desk.tsx';
import './desk.css';

takeToken();
const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
